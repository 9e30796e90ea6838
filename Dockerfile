# Tablée in a container: `docker build -t tablee .` in the repository; docs/hosting.md says how to run it.
FROM debian:trixie-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates gcc libc6-dev rustup \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /tablee
COPY . .
# The toolchain that rust-toolchain.toml names, the client, and the program that holds it.
RUN cargo xtask web && cargo build --release --locked --package tablee

FROM debian:trixie-slim
# Whom to trust when an authority or PostgreSQL is asked over TLS.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 900 --home-dir /var/lib/tablee tablee \
 && install --directory --owner=tablee --group=tablee --mode=0700 /var/lib/tablee
COPY --from=build /tablee/target/release/tablee /usr/local/bin/tablee
USER tablee
WORKDIR /var/lib/tablee
VOLUME /var/lib/tablee
ENV TABLEE_DATABASE=/var/lib/tablee/tables.db TABLEE_LISTEN=0.0.0.0:8080
EXPOSE 8080
# Without curl, which a small image lacks: bash opens the connection. Port 8080 answers this also where it only redirects.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /livez HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tablee"]
CMD ["serve"]
