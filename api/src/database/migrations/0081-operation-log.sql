-- Who did what with their account, when and from where. A history, so rows are only ever added; it outlasts the people
-- that it names.
create table operation (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  member_id uuid not null,
  at timestamptz(3) not null,
  kind text collate "C" not null,
  by_name text not null,
  -- The name in every way that it may be typed.
  by_search text collate "C" not null,
  -- Of what, in each language.
  subject jsonb not null,
  address text collate "C" not null
);

create index operation_of_customer on operation (customer_id, at, id);
create index operation_of_member on operation (customer_id, member_id, at, id);

create trigger operation_is_history before update or delete on operation
  for each row execute function refuse_change();
