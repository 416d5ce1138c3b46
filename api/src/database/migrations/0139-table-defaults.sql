-- What staff set of a table for everybody: its columns, for who has none of their own, and views beside one's own.

create table default_table_settings (
  id uuid primary key,
  table_name text collate "C" not null constraint default_table_settings_table unique,
  -- The page on which they were set.
  path text not null,
  columns json not null,
  density text not null check (density in ('comfortable', 'compact')),
  is_bordered boolean not null,
  is_striped boolean not null,
  version uuid not null,
  saved_at timestamptz(3) not null
);

create table default_view (
  id uuid primary key,
  table_name text collate "C" not null,
  path text not null,
  title text not null,
  columns json not null,
  sort json,
  filter_obj json not null,
  version uuid not null,
  created_at timestamptz(3) not null,
  saved_at timestamptz(3) not null,
  constraint default_view_title unique (table_name, title)
);
