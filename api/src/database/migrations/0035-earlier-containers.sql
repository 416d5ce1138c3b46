-- Containers that a booking was put out of again. Cargo that has sailed in one of them has left, whichever container it
-- is said to be in now: whether it has is read from what is told of that voyage, so that a correction counts there too.
create table earlier_container (
  booking_id uuid not null,
  customer_id uuid not null,
  trip_id uuid not null references container_trip (id) on delete cascade,
  -- Of the voyage as it was booked then: the box may be somebody else's since. Put right, it is another one: the cargo
  -- may have sailed by either.
  port_of_loading text collate "C" not null,
  port_of_discharge text collate "C" not null,
  -- What the box did after that is none of this cargo's.
  left_at timestamptz(3) not null,
  primary key (booking_id, trip_id, port_of_loading, port_of_discharge),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index earlier_container_by_customer on earlier_container (customer_id, booking_id);
create index earlier_container_by_trip on earlier_container (trip_id);
