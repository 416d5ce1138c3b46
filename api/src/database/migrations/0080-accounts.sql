-- How a person is reached, and what is known of the company.
alter table member
  add column phone text collate "C" not null default '',
  add column email text collate "C" not null default '';
alter table customer
  add column credit_code text collate "C" not null default '',
  add column registered_address text not null default '';

-- Where a session was opened; when it was last used is written once a minute at most, null until then.
alter table session
  add column address text collate "C" not null default '',
  add column user_agent text not null default '',
  add column used_at timestamptz(3);

-- Of which of the seven times of a container a person wants messages. Who has no row wants none.
create table container_notice (
  customer_id uuid not null,
  member_id uuid not null,
  nodes text[] not null,
  saved_at timestamptz(3) not null,
  primary key (customer_id, member_id),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);
