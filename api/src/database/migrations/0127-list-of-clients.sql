-- The customers as they are listed; the forwarder is none. What ends in `_search` is a search document.
create view client_row as
select
  customer.id,
  customer.name,
  E'\n' || regexp_replace(lower(normalize(customer.name, NFKC)), '\s+', '', 'g') || E'\n' as name_search,
  customer.kind,
  case when customer.frozen_at is null then 'active' else 'frozen' end as state,
  customer.settlement,
  coalesce(branch.name_zh, customer.branch_code) as branch_zh,
  coalesce(branch.name_en, customer.branch_code) as branch_en,
  E'\n' || regexp_replace(
    lower(normalize(concat_ws('|', branch.name_zh, branch.name_en, customer.branch_code), NFKC)), '\s+', '', 'g'
  ) || E'\n' as branch_search,
  credit.limit_minor as credit_limit_minor,
  -- In yuan, as the list is filtered by it.
  credit.limit_minor / 100.0 as credit_limit,
  credit.days as credit_days,
  coalesce(salesperson.name_zh, customer.salesperson_id) as salesperson_zh,
  coalesce(salesperson.name_en, customer.salesperson_id) as salesperson_en,
  coalesce(E'\n' || salesperson.search_text || E'\n', '') as salesperson_search,
  coalesce(service.name_zh, customer.customer_service_id) as service_zh,
  coalesce(service.name_en, customer.customer_service_id) as service_en,
  coalesce(E'\n' || service.search_text || E'\n', '') as service_search,
  (select count(*)::integer from member where member.customer_id = customer.id) as members,
  customer.created_at
from customer
left join branch on branch.code = customer.branch_code
left join customer_credit credit on credit.customer_id = customer.id
left join staff salesperson on salesperson.code = customer.salesperson_id
left join staff service on service.code = customer.customer_service_id
where not customer.is_forwarder;
