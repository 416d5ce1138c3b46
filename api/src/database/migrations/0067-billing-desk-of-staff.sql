-- Staff who look after releases were all the staff there was: they open the billing desk, too.
update member set permissions = permissions || '{billing:desk}'::text[]
  where 'system:releases' = any(permissions) and not 'billing:desk' = any(permissions);
