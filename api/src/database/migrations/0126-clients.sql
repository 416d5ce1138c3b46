-- Staff look after customers: who is in charge of one, and whether it is frozen, which keeps its people from booking.
alter table customer
  add column salesperson_id text collate "C" not null default '',
  add column customer_service_id text collate "C" not null default '',
  add column frozen_at timestamptz(3),
  add column frozen_reason text,
  add column version integer not null default 1,
  add constraint customer_frozen_for_a_reason check ((frozen_at is null) = (frozen_reason is null));

-- How customers were frozen and let go on.
create table customer_freeze (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  is_frozen boolean not null,
  reason text not null,
  by_name text not null,
  at timestamptz(3) not null
);
create index customer_freeze_by_customer on customer_freeze (customer_id, at);
