-- What the bills of before say of it (0095).
update bill_total set confirmed_minor = confirmed_minor - disputed.confirmed, disputed_minor = disputed.amount
from (
  select customer_id, bill_id, currency, sum(amount_minor) as amount,
    coalesce(sum(amount_minor) filter (where confirmed_at is not null), 0) as confirmed
  from fee_row
  where exists (
    select from bill_dispute dispute
    where dispute.customer_id = fee_row.customer_id and dispute.bill_id = fee_row.bill_id
      and dispute.status <> 'withdrawn' and dispute.closed_at is null
      and coalesce(dispute.fee_row_id, fee_row.id) = fee_row.id
  )
  group by customer_id, bill_id, currency
) disputed
where bill_total.customer_id = disputed.customer_id and bill_total.bill_id = disputed.bill_id
  and bill_total.currency = disputed.currency;

update bill_total set checking_minor = sent.amount
from (
  select allocation.customer_id, allocation.bill_id, proof.currency, sum(allocation.amount_minor) as amount
  from proof_allocation allocation
  join payment_proof proof on proof.id = allocation.proof_id and proof.customer_id = allocation.customer_id
  where proof.status = 'unconfirmed'
  group by allocation.customer_id, allocation.bill_id, proof.currency
) sent
where bill_total.customer_id = sent.customer_id and bill_total.bill_id = sent.bill_id
  and bill_total.currency = sent.currency;

update bill set totals = (
  select jsonb_agg(part || jsonb_build_object('confirmedMinor', total.confirmed_minor,
    'disputedMinor', total.disputed_minor, 'checkingMinor', total.checking_minor) order by ordinal)
  from jsonb_array_elements(bill.totals) with ordinality as parts (part, ordinal)
  join bill_total total on total.customer_id = bill.customer_id and total.bill_id = bill.id
    and total.currency = part ->> 'currency'
)
where totals <> '[]';

update bill set status = 'proofSent'
where status in ('unpaid', 'partial') and not exists (
  select from bill_total total
  where total.customer_id = bill.customer_id and total.bill_id = bill.id
    and total.amount_minor > total.paid_minor + total.checking_minor
);
