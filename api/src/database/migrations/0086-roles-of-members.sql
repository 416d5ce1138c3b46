-- A main account manages, costs among the rest. Everybody else keeps what they could do: who saw costs as a sub-account
-- gets a role that says so.
insert into member_role (customer_id, id, title, title_sort_key, permissions, version, created_at, updated_at)
  select customer_id, gen_random_uuid(), '操作与财务', 'cao zuo yu cai wu',
    '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,cost:view,cost:confirm,cost:dispute,cost:pay,addresses:edit,goods:edit,exports:make}',
    gen_random_uuid(), now(), now()
  from member
  where not 'main' = any(roles) and 'cost:view' = any(permissions) and 'cost:manage' = any(permissions)
  group by customer_id;
insert into member_role (customer_id, id, title, title_sort_key, permissions, version, created_at, updated_at)
  select customer_id, gen_random_uuid(), '操作（可看费用）', 'cao zuo ke kan fei yong',
    '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,cost:view,addresses:edit,goods:edit,exports:make}',
    gen_random_uuid(), now(), now()
  from member
  where not 'main' = any(roles) and 'cost:view' = any(permissions) and not 'cost:manage' = any(permissions)
  group by customer_id;
update member set role_id = member_role.id
  from member_role
  where member_role.customer_id = member.customer_id
    and not 'main' = any(member.roles)
    and 'cost:view' = any(member.permissions)
    and ('cost:manage' = any(member.permissions)) = ('cost:confirm' = any(member_role.permissions));
update member set ready_role = case when 'main' = any(roles) then 'manager' else 'operator' end
  where role_id is null;
update member set permissions = array_remove(array_remove(permissions, 'cost:view'), 'cost:manage')
  where permissions && '{cost:view,cost:manage}'::text[];
