-- Those of before.
update message set is_air = true
from booking
where booking.customer_id = message.customer_id and booking.id = message.booking_id and booking.kind = 'air';
