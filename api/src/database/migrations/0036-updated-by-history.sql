-- A booking was updated when the newest line of its history says so: also by what a system told of it.
update booking set updated_at = newest.at
from (select customer_id, booking_id, max(at) as at from booking_event group by customer_id, booking_id) newest
where newest.customer_id = booking.customer_id and newest.booking_id = booking.id and newest.at > booking.updated_at;
