-- Staff who look after releases open every desk there is: they edit the public site and answer its enquiries, too.
update member set permissions = permissions || '{site:edit}'::text[]
  where 'system:releases' = any(permissions) and not 'site:edit' = any(permissions);
update member set permissions = permissions || '{leads:desk}'::text[]
  where 'system:releases' = any(permissions) and not 'leads:desk' = any(permissions);
