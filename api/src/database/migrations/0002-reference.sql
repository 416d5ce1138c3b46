-- Reference data: what forms choose from. Filled from api/reference by the seed, codes in C order so that
-- both databases sort them alike. Names sort by a stored pinyin key and are searched by a stored text.

create table country (
  code char(2) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  sort_key text collate "C" not null,
  search_text text not null
);

create table port (
  code varchar(5) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  country_code char(2) collate "C" not null references country (code),
  kind text not null check (kind in ('sea', 'river', 'inland', 'air')),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  sort_key text collate "C" not null,
  search_text text not null
);

create table warehouse (
  type text not null check (type in ('amazon', 'walmart', 'overseas')),
  code varchar(20) collate "C" not null,
  country_code char(2) collate "C" not null references country (code),
  state_name text not null,
  city text not null,
  postal_code text not null,
  address text not null,
  sort_key text collate "C" not null,
  search_text text not null,
  primary key (type, code)
);

create table ship_mode (
  code varchar(20) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  country_codes text[] not null,
  transit_days_min integer not null,
  transit_days_max integer not null check (transit_days_max >= transit_days_min),
  -- How the channel charges: kilograms per cubic metre, minimum and rounding step.
  chargeable jsonb not null,
  sort_key text collate "C" not null,
  search_text text not null
);

create table packing (
  code varchar(8) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  sort_key text collate "C" not null,
  search_text text not null
);

create table branch (
  -- Two letters: they begin every business number of the branch.
  code char(2) collate "C" primary key check (code ~ '^[A-Z]{2}$'),
  name_zh text not null,
  name_en text not null,
  city_zh text not null,
  city_en text not null,
  address_zh text not null,
  address_en text not null,
  phone text not null,
  port_codes text[] not null,
  lat double precision not null,
  lon double precision not null,
  sort_key text collate "C" not null
);

create table staff (
  code varchar(20) collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  role text not null check (role in ('sales', 'service')),
  branch_code char(2) collate "C" not null references branch (code),
  sort_key text collate "C" not null,
  search_text text not null
);

create table route (
  code varchar(24) collate "C" primary key,
  from_code varchar(5) collate "C" not null references port (code),
  to_code varchar(5) collate "C" not null references port (code),
  channel_code varchar(20) collate "C" not null references ship_mode (code),
  transit_days integer not null check (transit_days > 0),
  sailings_per_week integer not null check (sailings_per_week > 0)
);

-- What the seed wrote last, by the hash of its content: a start with nothing new writes nothing.
create table seed_record (
  name text primary key,
  content_hash text not null,
  seeded_at timestamptz not null
);

-- The branch that serves a customer: its letters begin the customer's business numbers. The head office
-- serves those to whom no other branch was given.
alter table customer add column branch_code char(2) collate "C" not null default 'SZ'
  check (branch_code ~ '^[A-Z]{2}$');
