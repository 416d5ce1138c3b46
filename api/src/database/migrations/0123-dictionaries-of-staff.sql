-- Staff keep the lists that forms choose from. A row that nobody has changed (version 1) is brought up to date with what a
-- release ships; what is retired stays, as bookings name it, and is no longer offered.
alter table port
  add column version integer not null default 1,
  add column is_retired boolean not null default false,
  -- As UN/LOCODE has it: the name with its accents, and codes that are texts, whatever they look like.
  add column local_name text not null default '',
  add column subdivision text not null default '',
  add column functions text not null default '',
  add column status text not null default '',
  add column as_of text not null default '',
  add column iata text not null default '',
  add column coordinates text not null default '',
  add column remarks text not null default '',
  -- Of one place in five UN/LOCODE does not say where it is.
  alter column lat drop not null,
  alter column lon drop not null;

alter table warehouse
  add column version integer not null default 1,
  add column is_retired boolean not null default false;

alter table ship_mode
  add column version integer not null default 1,
  add column is_retired boolean not null default false;

alter table packing
  add column version integer not null default 1,
  add column is_retired boolean not null default false;

alter table fee_item
  add column version integer not null default 1,
  add column is_retired boolean not null default false,
  -- What staff add stands behind what a release ships.
  alter column ordinal set default 1000;

alter table hs_code
  add column version integer not null default 1,
  add column is_retired boolean not null default false;

-- Days off between Monday and Friday, and working days on a weekend: by them working days are counted.
create table holiday (
  code text collate "C" primary key check (code ~ '^\d{4}-\d{2}-\d{2}$'),
  kind text collate "C" not null check (kind in ('dayOff', 'workday')),
  name_zh text not null,
  name_en text not null,
  search_text text not null,
  version integer not null default 1,
  is_retired boolean not null default false
);
