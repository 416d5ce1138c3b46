-- Lists are filtered by the shipments and the containers of their bookings: both are read from an index alone.
drop index cargo_line_by_shipment;
create index cargo_line_by_shipment on cargo_line (customer_id, shipment_id, booking_id) where shipment_id <> '';

drop index booking_container_by_customer;
create index booking_container_by_customer on booking_container (customer_id, booking_id, trip_id);
