-- What each person keeps of each table: column settings, favourite filters, views.

-- So that what is kept can only hang on a member of its own customer.
alter table member add constraint member_of_customer unique (customer_id, id);

create table table_settings (
  customer_id uuid not null,
  member_id uuid not null,
  table_name text collate "C" not null,
  columns json not null,
  density text not null check (density in ('comfortable', 'compact')),
  is_bordered boolean not null,
  is_striped boolean not null,
  saved_at timestamptz(3) not null,
  primary key (member_id, table_name),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);

create index table_settings_by_customer on table_settings (customer_id, member_id);

-- json, not jsonb: the conditions stay in the order in which they were entered.
create table saved_filter (
  id uuid primary key,
  customer_id uuid not null,
  member_id uuid not null,
  table_name text collate "C" not null,
  title text not null,
  filter_obj json not null,
  -- Seen by every member of the customer; changed by its owner alone.
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint saved_filter_title unique (member_id, table_name, title),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);

create index saved_filter_by_member on saved_filter (customer_id, member_id, table_name);
create index saved_filter_shared on saved_filter (customer_id, table_name) where is_shared;

create table saved_view (
  id uuid primary key,
  customer_id uuid not null,
  member_id uuid not null,
  table_name text collate "C" not null,
  title text not null,
  columns json not null,
  sort json,
  filter_obj json not null,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint saved_view_title unique (member_id, table_name, title),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);

create index saved_view_by_member on saved_view (customer_id, member_id, table_name);
-- One default for each person and table.
create unique index saved_view_default on saved_view (member_id, table_name) where is_default;
