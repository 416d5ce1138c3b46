-- A bill whose proofs of payment cover all that is left to pay waits for the forwarder, not for its customer; and each
-- total says what of it is disputed, so that a bill, a list and the account split it alike.
drop index bill_by_status;
alter table bill
  drop column status_rank,
  drop constraint bill_status_check,
  add constraint bill_status_check check (
    status in ('unconfirmed', 'disputed', 'answered', 'unpaid', 'partial', 'proofSent', 'settled', 'cancelled')
  ),
  add column status_rank smallint not null generated always as (
    case status when 'unconfirmed' then 0 when 'disputed' then 1 when 'answered' then 2 when 'unpaid' then 3
      when 'partial' then 4 when 'proofSent' then 5 when 'settled' then 6 else 7 end
  ) stored;
create index bill_by_status on bill (customer_id, status_rank, id);

alter table bill_total
  add column disputed_minor bigint not null default 0,
  add column checking_minor bigint not null default 0;
