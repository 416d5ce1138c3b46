-- Staff look through the bookings of all customers: the newest first, by departure, by status, by a customer's own number.
create index booking_of_all_by_created on booking (created_at, id) where status <> 'draft';
create index booking_of_all_by_etd on booking (etd, id) where status <> 'draft';
create index booking_of_all_by_status on booking (status_rank, id) where status <> 'draft';
create index booking_of_all_by_customer_number on booking (customer_business_number_key)
  where customer_business_number_key <> '';

-- The bookings of all customers as they are listed; drafts are their customers' own. `customer_search` is a search document.
create view desk_booking as
select
  booking.id,
  booking.kind,
  booking.business_number,
  customer.name as customer_name,
  E'\n' || regexp_replace(lower(normalize(customer.name, NFKC)), '\s+', '', 'g') || E'\n' as customer_search,
  booking.customer_business_number,
  booking.customer_business_number_key,
  booking.status,
  booking.status_rank,
  booking.waybill_number,
  booking.warehouse_entry_number,
  booking.warehouse_code,
  booking.etd,
  booking.search_codes,
  booking.created_at
from booking
join customer on customer.id = booking.customer_id
where booking.status <> 'draft';
