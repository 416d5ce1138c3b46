-- The audit as it is listed. A call without an outcome is one that is still under way, or whose server ended meanwhile.
create view audit_entry as
select
  call.id,
  call.at,
  call.endpoint,
  -- As codes are looked for.
  upper(call.endpoint) as endpoint_key,
  call.actor_kind,
  call.actor_name,
  call.actor_account,
  call.actor_search,
  coalesce(outcome.customer_name, call.customer_name) as customer,
  coalesce(outcome.customer_search, '') as customer_search,
  coalesce(outcome.status, 'unknown') as outcome,
  coalesce(outcome.error_code, '') as error_code,
  call.address
from audit_call call
left join audit_outcome outcome on outcome.call_id = call.id;
