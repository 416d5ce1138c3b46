-- Disputes, proofs of payment and requests for invoices outlast whoever made them, and go on to name them.
alter table bill_dispute
  add column opener_name text not null default '',
  alter column opened_by drop not null,
  drop constraint bill_dispute_opened_by_fkey,
  add constraint bill_dispute_opened_by_fkey foreign key (opened_by) references member (id) on delete set null;
alter table dispute_entry
  drop constraint dispute_entry_member_id_fkey,
  add constraint dispute_entry_member_id_fkey foreign key (member_id) references member (id) on delete set null;
alter table payment_proof
  add column sender_name text not null default '',
  alter column sent_by drop not null,
  drop constraint payment_proof_sent_by_fkey,
  add constraint payment_proof_sent_by_fkey foreign key (sent_by) references member (id) on delete set null;
alter table invoice_request
  add column requester_name text not null default '',
  alter column requested_by drop not null,
  drop constraint invoice_request_requested_by_fkey,
  add constraint invoice_request_requested_by_fkey foreign key (requested_by) references member (id) on delete set null;

create function retain_name_of_member() returns trigger language plpgsql as $$
begin
  update bill_dispute set opener_name = old.name where opened_by = old.id;
  update payment_proof set sender_name = old.name where sent_by = old.id;
  update invoice_request set requester_name = old.name where requested_by = old.id;
  return old;
end
$$;

create trigger member_is_removed before delete on member
  for each row execute function retain_name_of_member();
