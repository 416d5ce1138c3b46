-- A declaration with its header, buy-order, VAT invoices and papers, what the desk says of it, and its history.

alter table declaration
  add column number text collate "C",
  add column header jsonb not null default
    '{"consignorName":"","consignorCode":"","consigneeName":"","consigneeAddress":"","producerName":"","producerCode":"","supervisionMode":"0110","levyNature":"101","contractNumber":"","contractDate":null,"invoiceNumber":"","invoiceDate":null,"exitCustoms":"","exitPort":"","tradeCountry":"","destinationCountry":"","destinationPort":"","blNumber":"","sourcePlace":"","packing":"","terms":"","freight":null,"insurance":null,"extras":null}',
  add column buy_order jsonb not null default
    '{"title":"","fee":null,"principalKind":"company","principalName":"","principalNumber":"","principalPhone":"","amount":null}',
  add column vat_invoices jsonb not null default '[]',
  -- When it was sent last; null before the first time.
  add column submitted_at timestamptz,
  -- Who confirmed the notice on buy-orders: `{name, version, at, memberId}`.
  add column notice jsonb,
  -- By field, as `returnReason`; empty while it is not returned.
  add column return_reasons jsonb not null default '[]',
  -- Papers that the desk asks for: `{slot, words}`.
  add column asked_papers jsonb not null default '[]',
  -- The change of a confirmed one that waits for the desk: `{content, reason, by, at}`.
  add column pending_update jsonb,
  -- As customs gave it; '' before.
  add column customs_number text collate "C" not null default '',
  -- The officer who has it in hand.
  add column claimed_by uuid,
  add column claimed_name text,
  add column claimed_at timestamptz,
  -- Of the list, so that it reads one table: business numbers separated by spaces, and counts.
  add column business_numbers text collate "C" not null default '',
  add column lines integer not null default 0,
  add column papers_filled integer not null default 0,
  add column papers_required integer not null default 0;

create index declaration_by_update on declaration (customer_id, updated_at desc, id);
-- The queue of the desk.
create index declaration_waiting on declaration (submitted_at, id) where status in ('toBeConfirmed', 'updateRequested');

-- Papers that were handed in. What a newer one replaces is retained.
create table declaration_paper (
  id uuid primary key,
  customer_id uuid not null,
  declaration_id uuid not null,
  slot text collate "C" not null,
  -- The id of its upload, and what the page shows of it.
  upload_id uuid not null,
  file_name text not null,
  file_kind text not null,
  bytes integer not null,
  status text not null check (status in ('received', 'read', 'returned')),
  words text not null default '',
  added_by text not null,
  added_at timestamptz not null,
  replaced_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, declaration_id) references declaration (customer_id, id) on delete cascade
);

create index declaration_paper_by_declaration on declaration_paper (customer_id, declaration_id, added_at);

create table declaration_event (
  id bigint generated always as identity primary key,
  customer_id uuid not null,
  declaration_id uuid not null,
  what text collate "C" not null,
  at timestamptz not null,
  -- The member of the customer; null for the desk, a system or customs.
  member_id uuid,
  by_name text not null default '',
  words text not null default '',
  slot text collate "C",
  foreign key (customer_id, declaration_id) references declaration (customer_id, id) on delete cascade
);

create index declaration_event_by_declaration on declaration_event (customer_id, declaration_id, id desc);
