-- Filters of the audit look into the outcomes by themselves: done is a choice as well.
drop index audit_outcome_of_trouble;
drop index audit_outcome_by_error;
create index audit_outcome_by_status on audit_outcome (status);
create index audit_outcome_by_error_code on audit_outcome (error_code);
