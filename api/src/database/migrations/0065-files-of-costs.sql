-- Who of the customer may read a file: those who have this permission; null for everybody. Evidence of a dispute says
-- what something costs.
alter table upload add column permission text;

create unique index invoice_profile_default on invoice_profile (customer_id) where is_default;
