-- The company of those who look after releases is the forwarder's: they are its administrators from now on. Its other
-- people keep what they could do, as a role of the company: one role for each set of permissions.
update customer set is_forwarder = true
  where id = (
    select customer_id from member where 'system:releases' = any(permissions)
    order by created_at, id limit 1
  );
update member set ready_role = 'administrator', role_id = null, permissions = '{}'
  where 'system:releases' = any(permissions)
    and customer_id = (select id from customer where is_forwarder);
insert into member_role (customer_id, id, title, title_sort_key, permissions, version, created_at, updated_at)
  select customer_id, gen_random_uuid(), '原有权限 ' || number, 'yuan you quan xian ' || number, held,
    gen_random_uuid(), now(), now()
  from (
    select customer_id, held, row_number() over (order by held) as number
    from (
      select distinct member.customer_id, member.permissions || case member.ready_role
        when 'manager' then '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,cost:view,cost:confirm,cost:dispute,cost:pay,addresses:edit,goods:edit,exports:make}'::text[]
        when 'operator' then '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,addresses:edit,goods:edit,exports:make}'::text[]
        else '{bookings:view,cost:view,cost:confirm,cost:dispute,cost:pay,exports:make}'::text[]
      end as held
      from member
      join customer on customer.id = member.customer_id and customer.is_forwarder
      where member.ready_role <> 'administrator'
    ) sets
  ) numbered;
update member set ready_role = null, role_id = member_role.id, permissions = '{}'
  from member_role, customer
  where customer.id = member.customer_id and customer.is_forwarder
    and member_role.customer_id = member.customer_id
    and member.ready_role <> 'administrator'
    and member_role.title like '原有权限 %'
    and member_role.permissions = member.permissions || case member.ready_role
      when 'manager' then '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,cost:view,cost:confirm,cost:dispute,cost:pay,addresses:edit,goods:edit,exports:make}'::text[]
      when 'operator' then '{bookings:view,bookings:edit,bookings:return,customs:edit,customs:submit,addresses:edit,goods:edit,exports:make}'::text[]
      else '{bookings:view,cost:view,cost:confirm,cost:dispute,cost:pay,exports:make}'::text[]
    end;
-- No person owns the forwarder as a customer's main account owns its company: every administrator can be followed by
-- another one.
update member set roles = '{sub}' where customer_id = (select id from customer where is_forwarder);
