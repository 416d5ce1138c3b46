-- The customer's own number stands as it was typed; lists search, filter and sort by its normal form. What was stored
-- before was in that form already.

drop index booking_by_customer_business_number;

alter table booking add column customer_business_number_key text collate "C" not null default '';

update booking set customer_business_number_key = customer_business_number where customer_business_number <> '';

create index booking_by_customer_business_number on booking (customer_id, kind, customer_business_number_key, id);
