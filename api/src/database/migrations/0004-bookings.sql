-- Bookings of every kind. Texts are never null ('' is "not entered"), so that filters need no third value.

create table booking (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  kind text not null check (kind in ('lcl', 'fcl', 'air')),
  business_number text collate "C" not null,
  version integer not null default 1,
  status text not null check (
    status in ('draft', 'toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp', 'returned')
  ),
  -- The order in which a booking passes through its statuses: the list sorts by it.
  status_rank smallint not null generated always as (
    case status when 'draft' then 0 when 'toBeReceived' then 1 when 'received' then 2 when 'spaceLocked' then 3
      when 'arrived' then 4 when 'pickedUp' then 5 else 6 end
  ) stored,
  return_reason text not null default '',
  customer_business_number text collate "C" not null default '',
  warehouse_entry_number text collate "C" not null default '',
  etd date,
  -- Wall-clock times of China, as the customer entered them: no zone, because none is meant.
  expected_warehousing_at timestamp(0),
  transport_channel text collate "C" not null default '',
  receiving_place text collate "C" not null default '',
  destination text collate "C" not null default '',
  discharge_port text collate "C" not null default '',
  warehouse_type text check (warehouse_type in ('amazon', 'walmart', 'overseas', 'private')),
  warehouse_code text collate "C" not null default '',
  country text collate "C" not null default '',
  postal_code text collate "C" not null default '',
  state_name text not null default '',
  address text not null default '',
  is_pickup boolean not null default false,
  pickup_at timestamp(0),
  pickup_phone text not null default '',
  pickup_address text not null default '',
  is_declared boolean not null default false,
  export_documents text check (export_documents in ('ownTaxRefund', 'buyOrder', 'buyOrderTaxRefund')),
  is_destination_self_pickup boolean not null default false,
  bond text check (bond in ('customer', 'agent')),
  salesperson_id text collate "C" not null default '',
  customer_service_id text collate "C" not null default '',
  remarks text not null default '',
  -- What the list shows, sorts and searches, kept with the booking so that the list reads one table.
  goods_name text not null default '',
  goods_sort_key text collate "C" not null default '',
  goods_search text collate "C" not null default '',
  destination_sort_key text collate "C" not null default '',
  destination_search text collate "C" not null default '',
  lines integer not null default 0,
  -- Sums of up to 500 lines of ten digits each. Cartons are numeric to compare with 10.5 by index.
  cartons numeric(13, 0) not null default 0,
  weight numeric(16, 3) not null default 0,
  volume numeric(16, 3) not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (business_number),
  unique (customer_id, id)
);

-- One index for each sort of the list; each ends with the id, which makes the order of a page stable and
-- can be read in both directions. Searching a part of a text reads the customer's own entries only.
create index booking_by_business_number on booking (customer_id, kind, business_number, id);
create index booking_by_customer_business_number on booking (customer_id, kind, customer_business_number, id);
create index booking_by_status on booking (customer_id, kind, status_rank, id);
create index booking_by_etd on booking (customer_id, kind, etd, id);
create index booking_by_expected_warehousing on booking (customer_id, kind, expected_warehousing_at, id);
create index booking_by_destination_name on booking (customer_id, kind, destination_sort_key, id);
create index booking_by_warehouse_code on booking (customer_id, kind, warehouse_code, id);
create index booking_by_goods_name on booking (customer_id, kind, goods_sort_key, id);
create index booking_by_cartons on booking (customer_id, kind, cartons, id);
create index booking_by_weight on booking (customer_id, kind, weight, id);
create index booking_by_volume on booking (customer_id, kind, volume, id);
create index booking_by_created on booking (customer_id, kind, created_at, id);
create index booking_by_updated on booking (customer_id, kind, updated_at, id);

-- Filters without a sort of their own; partial where most bookings are not what is asked for.
create index booking_by_warehouse_entry_number on booking (customer_id, kind, warehouse_entry_number)
  where warehouse_entry_number <> '';
create index booking_of_status on booking (customer_id, kind, status);
create index booking_by_transport_channel on booking (customer_id, kind, transport_channel);
create index booking_by_receiving_place on booking (customer_id, kind, receiving_place);
create index booking_by_destination on booking (customer_id, kind, destination);
create index booking_by_discharge_port on booking (customer_id, kind, discharge_port);
create index booking_by_warehouse_type on booking (customer_id, kind, warehouse_type);
create index booking_by_export_documents on booking (customer_id, kind, export_documents)
  where export_documents is not null;
create index booking_with_pickup on booking (customer_id, kind) where is_pickup;
create index booking_declared on booking (customer_id, kind) where is_declared;
create index booking_unfinished on booking (customer_id, kind, updated_at, id) where status = 'draft';

create table cargo_line (
  booking_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  goods_name text not null,
  shipment_id text collate "C" not null,
  reference_id text collate "C" not null,
  package numeric(10, 0),
  weight numeric(13, 3),
  volume numeric(13, 3),
  long numeric(12, 2),
  wide numeric(12, 2),
  high numeric(12, 2),
  pack text collate "C" not null,
  instructions text not null,
  primary key (booking_id, ordinal),
  -- By both columns: a line can only hang on a booking of its own customer.
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index cargo_line_by_customer on cargo_line (customer_id, booking_id);
create index cargo_line_by_shipment on cargo_line (customer_id, shipment_id) where shipment_id <> '';

-- One event a version: who made it, when, and what the booking was then.
create table booking_event (
  booking_id uuid not null,
  customer_id uuid not null,
  version integer not null,
  -- Null for what the forwarder's staff or systems did; the name is kept as it was at the time.
  user_id uuid,
  user_name text not null,
  what text not null check (what in ('created', 'draftSaved', 'submitted', 'changed', 'statusChanged')),
  status text not null,
  at timestamptz(3) not null,
  primary key (booking_id, version),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index booking_event_by_customer on booking_event (customer_id, booking_id);

-- The last serial given out for a branch, kind and day (China Standard Time).
create table business_number_counter (
  branch_code char(2) collate "C" not null,
  kind text not null,
  day date not null,
  last_serial integer not null,
  primary key (branch_code, kind, day)
);

-- Every number ever given out, and the booking that it became.
create table business_number (
  number text collate "C" primary key,
  customer_id uuid not null references customer (id),
  kind text not null,
  taken_at timestamptz(3) not null,
  booking_id uuid unique references booking (id)
);

create index business_number_by_customer on business_number (customer_id, taken_at);

-- Answers to saves by the key of the attempt, so that a retry is answered and not done twice. A day old,
-- they are removed when the customer saves again.
create table idempotency_key (
  customer_id uuid not null references customer (id),
  key uuid not null,
  request_hash text not null,
  -- Null only within the transaction that claims the key.
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (customer_id, key)
);

create index idempotency_key_by_age on idempotency_key (customer_id, created_at);
