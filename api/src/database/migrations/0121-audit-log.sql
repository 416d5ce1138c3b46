-- Every call that writes: what was asked and by whom, stored before it is done, and what became of it, stored after.
-- Nothing refers to customers or members, and names are those of the time: the past stays as it was.
create table audit_call (
  id uuid primary key,
  at timestamptz(3) not null,
  endpoint text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'releaseKey', 'visitor')),
  member_id uuid,
  key_id text,
  actor_name text not null,
  actor_account text not null,
  actor_search text not null,
  -- Whose person it is. The audit is the forwarder's: no row of it is the customer's own.
  actor_customer_id uuid,
  customer_name text not null,
  address text not null,
  request_id text not null,
  -- Null where none is kept.
  input jsonb
);
create index audit_call_by_time on audit_call (at desc, id desc);
create index audit_call_by_endpoint on audit_call (upper(endpoint), at desc, id desc);
create index audit_call_by_actor_kind on audit_call (actor_kind, at desc, id desc);
create index audit_call_by_address on audit_call (address, at desc, id desc);

create table audit_outcome (
  call_id uuid primary key references audit_call (id),
  at timestamptz(3) not null,
  status text not null check (status in ('done', 'refused', 'failed')),
  error_code text not null,
  -- Whose data it was about.
  about_customer_id uuid,
  customer_name text not null,
  customer_search text not null,
  changes jsonb not null
);
create index audit_outcome_of_trouble on audit_outcome (status, call_id) where status <> 'done';
create index audit_outcome_by_error on audit_outcome (error_code, call_id) where error_code <> '';

create trigger audit_call_is_history before update or delete on audit_call
  for each row execute function refuse_change();
create trigger audit_call_stays before truncate on audit_call
  for each statement execute function refuse_change();
create trigger audit_outcome_is_history before update or delete on audit_outcome
  for each row execute function refuse_change();
create trigger audit_outcome_stays before truncate on audit_outcome
  for each statement execute function refuse_change();
