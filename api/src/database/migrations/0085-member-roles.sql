-- Roles of a company's people. The ready ones are the portal's and stand in its code; a company makes own ones beside
-- them. A member has one role or, as staff may, none; `member.permissions` is what the staff granted to them alone.

create table member_role (
  customer_id uuid not null references customer (id),
  id uuid not null,
  title text not null,
  title_sort_key text collate "C" not null,
  permissions text[] not null,
  -- Not counted: what is removed and made again must not come to a version that somebody has seen before.
  version uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id),
  unique (customer_id, id),
  constraint member_role_title unique (customer_id, title)
);

alter table member
  add column ready_role text collate "C" check (ready_role in ('manager', 'operator', 'finance')),
  add column role_id uuid,
  add column login_count integer not null default 0,
  add column last_login_at timestamptz(3),
  add constraint member_has_one_role check (num_nonnulls(ready_role, role_id) <= 1),
  add constraint member_role_of_customer foreign key (customer_id, role_id)
    references member_role (customer_id, id);
create index member_by_role on member (customer_id, role_id) where role_id is not null;
