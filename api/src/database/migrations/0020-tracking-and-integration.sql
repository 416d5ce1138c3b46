-- Containers and where they are, what the warehouse measured, and the systems that tell.

-- One voyage of a container, from the first booking in it to its empty return. It is nobody's alone: in a consolidated
-- box sails the cargo of many customers.
create table container_trip (
  id uuid primary key,
  number text collate "C" not null,
  is_check_digit_overridden boolean not null,
  size_type text collate "C" not null,
  port_of_loading text collate "C" not null,
  port_of_discharge text collate "C" not null,
  opened_at timestamptz(3) not null,
  -- Returned empty, or another trip has begun.
  closed_at timestamptz(3)
);

-- A number is on one voyage at a time.
create unique index container_trip_under_way on container_trip (number) where closed_at is null;
create index container_trip_by_number on container_trip (number, opened_at);

create table container_event (
  trip_id uuid not null references container_trip (id) on delete cascade,
  -- Of the event: hearing one twice is hearing it once.
  event_hash bytea not null,
  event jsonb not null,
  system text not null,
  received_at timestamptz(3) not null,
  primary key (trip_id, event_hash)
);

create table booking_container (
  booking_id uuid not null,
  customer_id uuid not null,
  trip_id uuid not null references container_trip (id),
  ordinal integer not null,
  seal_number text collate "C" not null,
  primary key (booking_id, trip_id),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index booking_container_by_customer on booking_container (customer_id, booking_id);
create index booking_container_by_trip on booking_container (trip_id);

-- What a list shows of the containers, kept with the booking so that the list reads one table.
alter table booking
  add column containers integer not null default 0,
  add column tracking_milestone text,
  add column has_departed boolean not null default false,
  -- RFC 3339 with the offset of the port.
  add column eta text,
  add column is_arrived boolean not null default false,
  add column delay_hours integer,
  -- What the customer was told last: carriers' estimates change by minutes.
  add column told_eta text;

-- The gate scans it, and knows no customer.
create index booking_of_entry_number on booking (warehouse_entry_number) where warehouse_entry_number <> '';

create table cargo_measurement (
  booking_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  package numeric(10, 0) not null,
  weight numeric(13, 3) not null,
  volume numeric(13, 3) not null,
  long numeric(12, 2),
  wide numeric(12, 2),
  high numeric(12, 2),
  measured_by text not null,
  measured_at timestamptz(3) not null,
  primary key (booking_id, ordinal),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index cargo_measurement_by_customer on cargo_measurement (customer_id, booking_id);

-- A system's key: the secret as SHA-256, which opens nothing. Keys of one name are the same system.
create table integration_key (
  id uuid primary key,
  secret_hash bytea not null,
  name text not null,
  scopes text[] not null,
  made_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);

-- Everything that a system did, and what it was answered: who, when, what. Rows are only ever added.
create table integration_event (
  system text not null,
  event_id text not null,
  key_id uuid not null,
  endpoint text not null,
  body_hash text not null,
  body jsonb not null,
  -- Null only within the transaction that claims the id.
  answer jsonb,
  at timestamptz(3) not null,
  primary key (system, event_id)
);

create index integration_event_by_time on integration_event (at);
