-- Every file that a customer has stored: uploads with the record that uses them, and what tasks have made. One that stands
-- at a booking or declaration is known by the id of its place there: nobody is told the id of its upload.
create view space_file as
select
  coalesce(used.entry_id, upload.id) as id,
  upload.customer_id,
  upload.member_id,
  upload.file_name,
  -- As a search document.
  E'\n' || regexp_replace(lower(normalize(upload.file_name, NFKC)), '\s+', '', 'g') || E'\n' as search,
  case upload.kind when 'pdf' then 'pdf' else 'picture' end as format,
  upload.bytes::bigint as bytes,
  upload.created_at as stored_at,
  coalesce(member.name, '') as by_name,
  coalesce(used.belongs_to, 'unused') as belongs_to,
  used.record_kind,
  used.record_id,
  coalesce(used.record_number, '') as number,
  upload.attached_at is null as is_free,
  -- Who may read it; null for all of the customer's people.
  coalesce(
    upload.permission,
    case when used.belongs_to in ('booking', 'declaration') then 'bookings:view' end
  ) as permission,
  null::timestamptz as file_until
from upload
left join (
  -- One that several records use is shown with one of them.
  select distinct on (customer_id, upload_id) reference.*
  from (
    select
      document.customer_id, document.upload_id, 'booking' as belongs_to, document.id as entry_id,
      booking.kind || 'Booking' as record_kind, booking.id as record_id, booking.business_number as record_number
    from shipping_document document
    join booking on booking.customer_id = document.customer_id and booking.id = document.booking_id
    union all
    select
      paper.customer_id, paper.upload_id, 'declaration', paper.id,
      'declaration', declaration.id, declaration.number
    from declaration_paper paper
    join declaration on declaration.customer_id = paper.customer_id and declaration.id = paper.declaration_id
    union all
    select billed.customer_id, billed.upload_id, 'bill', null, 'bill', bill.id, bill.number
    from (
      select dispute_file.customer_id, dispute_file.upload_id, bill_dispute.bill_id
      from dispute_file
      join bill_dispute
        on bill_dispute.customer_id = dispute_file.customer_id and bill_dispute.id = dispute_file.dispute_id
      union all
      select payment_proof.customer_id, payment_proof.upload_id, proof_allocation.bill_id
      from payment_proof
      left join proof_allocation
        on proof_allocation.customer_id = payment_proof.customer_id
        and proof_allocation.proof_id = payment_proof.id
      union all
      select invoice_request.customer_id, invoice_request.upload_id, invoice_request_bill.bill_id
      from invoice_request
      left join invoice_request_bill
        on invoice_request_bill.customer_id = invoice_request.customer_id
        and invoice_request_bill.request_id = invoice_request.id
      where invoice_request.upload_id is not null
      union all
      select customer_id, upload_id, bill_id from bill_document
    ) billed
    left join bill on bill.customer_id = billed.customer_id and bill.id = billed.bill_id
    union all
    select customer_id, upload_id, 'account', null, null, null, null from member_avatar
  ) reference
  order by customer_id, upload_id, record_number nulls last
) used on used.customer_id = upload.customer_id and used.upload_id = upload.id
left join member on member.customer_id = upload.customer_id and member.id = upload.member_id
where upload.stored_at is not null
union all
select
  task.id,
  task.customer_id,
  task.member_id,
  task.file_name,
  E'\n' || regexp_replace(lower(normalize(task.file_name, NFKC)), '\s+', '', 'g') || E'\n',
  case task.media_type when 'application/pdf' then 'pdf' else 'sheet' end,
  task.bytes::bigint,
  task.finished_at,
  coalesce(member.name, ''),
  'export',
  null,
  null,
  '',
  true,
  null,
  task.file_until
from task
left join member on member.customer_id = task.customer_id and member.id = task.member_id
where task.state = 'done' and task.storage_key is not null;
