-- The operator of the portal is a company among the others: its members are the staff, in departments, with roles of
-- their own.
alter table customer add column is_forwarder boolean not null default false;
create unique index customer_is_the_forwarder on customer (is_forwarder) where is_forwarder;

create table department (
  customer_id uuid not null references customer (id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  name_sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  primary key (id),
  unique (customer_id, id),
  constraint department_parent foreign key (customer_id, parent_id) references department (customer_id, id),
  constraint department_name unique nulls not distinct (customer_id, parent_id, name),
  check (id <> parent_id)
);
create index department_by_parent on department (customer_id, parent_id) where parent_id is not null;

alter table member
  drop constraint member_ready_role_check,
  add constraint member_ready_role_check check (ready_role in ('manager', 'operator', 'finance', 'administrator')),
  add column department_id uuid,
  add constraint member_department foreign key (customer_id, department_id)
    references department (customer_id, id);
create index member_by_department on member (customer_id, department_id) where department_id is not null;

-- The forwarder's people as a list; `…_search` are search documents.
create view staff_row as
select
  member.id,
  member.customer_id,
  member.account,
  E'\n' || regexp_replace(lower(normalize(member.account, NFKC)), '\s+', '', 'g') || E'\n' as account_search,
  member.name,
  E'\n' || regexp_replace(lower(normalize(member.name, NFKC)), '\s+', '', 'g') || E'\n' as name_search,
  member.phone,
  coalesce(department.name, '') as department,
  E'\n' || regexp_replace(lower(normalize(coalesce(department.name, ''), NFKC)), '\s+', '', 'g') || E'\n'
    as department_search,
  coalesce(member_role.title, '') as role,
  E'\n' || regexp_replace(lower(normalize(coalesce(member_role.title, ''), NFKC)), '\s+', '', 'g') || E'\n'
    || case when member.ready_role = 'administrator' then E'系统管理员\nxitongguanliyuan\nadministrator\n' else '' end
    as role_search,
  coalesce(member.ready_role, member.role_id::text) as role_id,
  member.department_id,
  case when member.is_active then 'active' else 'disabled' end as state,
  member.login_count,
  member.last_login_at,
  member.created_at
from member
left join department on department.customer_id = member.customer_id and department.id = member.department_id
left join member_role on member_role.customer_id = member.customer_id and member_role.id = member.role_id;
