-- Named templates of bookings, and the customers' address books.

create table booking_template (
  id uuid primary key,
  customer_id uuid not null,
  member_id uuid not null,
  kind text collate "C" not null check (kind in ('lcl', 'fcl')),
  title text not null,
  -- json, not jsonb: read as a whole and never searched.
  content json not null,
  -- Of the content, for lists.
  goods_name text not null,
  lines integer not null,
  destination text collate "C" not null,
  warehouse_code text collate "C" not null,
  -- Seen by every member of the customer; changed by its owner alone.
  is_shared boolean not null,
  version uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint booking_template_title unique (member_id, kind, title),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);

create index booking_template_by_member on booking_template (customer_id, member_id, kind);
create index booking_template_shared on booking_template (customer_id, kind) where is_shared;

create table saved_address (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  kind text collate "C" not null check (kind in ('pickup', 'private')),
  title text not null,
  title_sort_key text collate "C" not null,
  search text not null,
  phone text not null,
  country text collate "C" not null,
  state_name text not null,
  postal_code text not null,
  address text not null,
  updated_by text not null,
  version uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint saved_address_title unique (customer_id, kind, title)
);

create index saved_address_in_order on saved_address (customer_id, kind, title_sort_key, id);
