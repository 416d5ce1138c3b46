-- Staff who look after releases were all the staff there was: they review registrations, too. Whoever works at another
-- desk alone sees no papers of identity.
update member set permissions = permissions || '{registrations:desk}'::text[]
  where 'system:releases' = any(permissions) and not 'registrations:desk' = any(permissions);
