-- What full containers and air freight have besides: the lists that their forms choose from, and what a booking of
-- theirs holds. Everything that a list sorts or filters by stands with the booking, so that a list reads one table.

create table container_size (
  code varchar(8) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  -- ISO 6346
  iso_code char(4) collate "C" not null,
  teu double precision not null,
  -- Null where it has no walls.
  capacity_cbm double precision,
  max_payload_kg integer not null,
  sort_key text collate "C" not null,
  search_text text not null
);

-- Shipping lines by SCAC, airlines by IATA code.
create table carrier (
  code varchar(4) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  mode text not null check (mode in ('sea', 'air')),
  sort_key text collate "C" not null,
  search_text text not null
);

-- By IATA code.
create table airport (
  code char(3) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  country_code char(2) collate "C" not null references country (code),
  sort_key text collate "C" not null,
  search_text text not null
);

alter table booking
  -- What the customer of full containers would like.
  add column preferred_carrier text collate "C" not null default '',
  -- What the forwarder booked: a ship, or a flight.
  add column carrier text collate "C" not null default '',
  add column vessel text collate "C" not null default '',
  add column voyage text collate "C" not null default '',
  add column flight_number text collate "C" not null default '',
  add column waybill_number text collate "C" not null default '',
  -- Wall-clock times of China.
  add column si_cut_off_at timestamp(0),
  add column vgm_cut_off_at timestamp(0),
  add column cy_cut_off_at timestamp(0),
  add column customs_cut_off_at timestamp(0),
  -- Of the containers that are ordered: how many, of which sizes ('2x40HQ 1x20GP'), and when the first is loaded.
  add column ordered_containers integer not null default 0,
  add column container_types text collate "C" not null default '',
  add column loading_at timestamp(0),
  -- KGS, of air freight.
  add column chargeable_weight numeric(16, 3) not null default 0;

create table fcl_loading_place (
  booking_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  address text not null,
  contact text not null,
  phone text not null,
  loading_at timestamp(0),
  primary key (booking_id, ordinal),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index fcl_loading_place_by_customer on fcl_loading_place (customer_id, booking_id);

create table fcl_container (
  booking_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  size_type text collate "C" not null,
  -- From 0, as the places are numbered here; null while it is not said.
  loading_place integer,
  vgm_kg numeric(13, 3),
  vgm_method text check (vgm_method in ('SM1', 'SM2')),
  primary key (booking_id, ordinal),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index fcl_container_by_customer on fcl_container (customer_id, booking_id);

-- Sorts and filters that only these lists have; partial, so that consolidations do not pay for them.
create index booking_by_loading on booking (customer_id, kind, loading_at, id) where kind = 'fcl';
create index booking_by_si_cut_off on booking (customer_id, kind, si_cut_off_at, id) where kind = 'fcl';
create index booking_by_ordered_containers on booking (customer_id, kind, ordered_containers, id) where kind = 'fcl';
create index booking_by_carrier on booking (customer_id, kind, carrier) where carrier <> '';
create index booking_by_waybill_number on booking (customer_id, kind, waybill_number, id) where kind = 'air';
create index booking_by_chargeable_weight on booking (customer_id, kind, chargeable_weight, id) where kind = 'air';

-- An item with a permission is there for those alone who have it.
alter table menu_item add column permission text;

-- The pages of air bookings are in no remote's own menu: they stand here for those who may see them.
insert into menu_item (id, menu_version, parent_id, ordinal, name, path, permission, meta)
values
  (
    'a1f00000-0000-4000-8000-000000000001', 1, null, 10, 'business', '/business', 'business:air',
    '{"title": {"zh-CN": "业务清单", "en": "Bookings"}, "icon": "container"}'
  ),
  (
    'a1f00000-0000-4000-8000-000000000002', 1, 'a1f00000-0000-4000-8000-000000000001', 0, 'airBookings',
    '/business/air/index', 'business:air',
    '{"title": {"zh-CN": "空运订舱", "en": "Air bookings"}, "icon": "list"}'
  ),
  (
    'a1f00000-0000-4000-8000-000000000003', 1, 'a1f00000-0000-4000-8000-000000000001', 1, 'airBooking',
    '/business/air/detail', 'business:air',
    '{"title": {"zh-CN": "空运订舱", "en": "Air booking"}, "hidden": true, "active": "/business/air/index"}'
  );
