//! The plots of the report.
