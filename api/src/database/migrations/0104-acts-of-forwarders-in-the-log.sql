-- Each name that somebody has had, as a search document: their operations are found by any of them. Of those who were
-- never renamed there need be none. A history, so rows are only ever added; it outlasts the people that it names.
create table member_name (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id),
  member_id uuid not null,
  search text collate "C" not null
);

insert into member_name (customer_id, member_id, search)
select distinct customer_id, member_id, by_search from operation order by customer_id, member_id, by_search;

create index member_name_of_customer on member_name (customer_id, member_id);

create trigger member_name_is_history before update or delete on member_name
  for each row execute function refuse_change();

-- The log has what the forwarder's staff and systems did with a customer's records as well: they are none of its members.
alter table operation
  alter column member_id drop not null,
  add column by_kind text collate "C" not null default 'member',
  add constraint operation_is_of_member check ((member_id is not null) = (by_kind = 'member'));
