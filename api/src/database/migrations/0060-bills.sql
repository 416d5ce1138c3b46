-- What customers owe: bills with their fee rows, what was quoted, disputes, payments, proofs and invoices. Amounts are in
-- the minor unit of their currency.

create table fee_item (
  code text collate "C" primary key,
  name_zh text not null,
  name_en text not null,
  unit_zh text not null,
  unit_en text not null,
  ordinal integer not null
);

-- Where customers pay to, by currency.
create table bank_account (
  id uuid primary key,
  currency text collate "C" not null,
  account_name text not null,
  account_number text collate "C" not null,
  bank_zh text not null,
  bank_en text not null,
  swift text collate "C" not null default '',
  ordinal integer not null
);

create table bill (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  -- The forwarder's.
  number text collate "C" not null unique,
  settlement text not null check (settlement in ('monthly', 'perBill')),
  -- Of a bill for one booking.
  booking_id uuid,
  -- Of a monthly bill.
  period_from date,
  period_to date,
  issued_on date not null,
  due_on date not null,
  -- What a transfer names, so that the payment can be matched.
  remittance_reference text collate "C" not null unique,
  remarks text not null default '',
  version integer not null default 1,
  -- Made of rows, disputes and payments (`billStatusOf`), and stored with the bill so that the list reads one table.
  status text not null check (
    status in ('unconfirmed', 'disputed', 'answered', 'unpaid', 'partial', 'settled', 'cancelled')
  ),
  status_rank smallint not null generated always as (
    case status when 'unconfirmed' then 0 when 'disputed' then 1 when 'answered' then 2 when 'unpaid' then 3
      when 'partial' then 4 when 'settled' then 5 else 6 end
  ) stored,
  -- As `BillTotal`, one a currency: the rows of bill_total.
  totals jsonb not null default '[]',
  -- `CNY USD`, for the list's filter.
  currencies text collate "C" not null default '',
  -- All totals by the rates of this bill, in yuan, to sort and filter by alone; null where a rate is missing.
  cny_equivalent numeric(20, 2),
  fee_rows integer not null default 0,
  bookings integer not null default 0,
  -- The business numbers of its bookings, separated by spaces.
  business_numbers text collate "C" not null default '',
  bl_numbers text collate "C" not null default '',
  cancelled_at timestamptz(3),
  cancel_reason text not null default '',
  confirmed_at timestamptz(3),
  settled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (customer_id, id),
  foreign key (customer_id, booking_id) references booking (customer_id, id),
  check ((settlement = 'perBill') = (booking_id is not null)),
  check ((settlement = 'monthly') = (period_from is not null and period_to is not null))
);

create index bill_by_number on bill (customer_id, number, id);
create index bill_by_status on bill (customer_id, status_rank, id);
create index bill_of_status on bill (customer_id, status);
create index bill_by_period on bill (customer_id, period_from, id);
create index bill_by_issued on bill (customer_id, issued_on, id);
create index bill_by_due on bill (customer_id, due_on, id);
create index bill_by_amount on bill (customer_id, cny_equivalent, id);
create index bill_by_created on bill (customer_id, created_at, id);
create index bill_by_updated on bill (customer_id, updated_at, id);
create index bill_by_booking on bill (customer_id, booking_id) where booking_id is not null;

create table bill_total (
  bill_id uuid not null,
  customer_id uuid not null,
  currency text collate "C" not null,
  amount_minor bigint not null,
  confirmed_minor bigint not null,
  paid_minor bigint not null,
  primary key (bill_id, currency),
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

create index bill_total_by_customer on bill_total (customer_id, bill_id);

-- Exchange rates as the forwarder states them: so many CNY for one.
create table bill_rate (
  bill_id uuid not null,
  customer_id uuid not null,
  currency text collate "C" not null,
  rate numeric(14, 6) not null check (rate > 0),
  rate_on date not null,
  primary key (bill_id, currency),
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

create table fee_row (
  id uuid primary key,
  bill_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  -- Null for what belongs to no booking, such as storage of a month.
  booking_id uuid,
  fee_item text collate "C" not null references fee_item (code),
  unit text not null,
  currency text collate "C" not null,
  quantity numeric(13, 3) not null,
  unit_price numeric(14, 3) not null,
  amount_minor bigint not null,
  payment_object text not null default '',
  business_type text not null check (business_type in ('lcl', 'fcl', 'air', 'customs', 'storage', 'other')),
  bl_number text collate "C" not null default '',
  business_date date not null,
  remarks text not null default '',
  confirmed_at timestamptz(3),
  confirmed_by text not null default '',
  -- What it was when it was confirmed, where the forwarder has changed it since.
  changed_from_minor bigint,
  changed_at timestamptz(3),
  unique (bill_id, ordinal),
  unique (customer_id, id),
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade,
  foreign key (customer_id, booking_id) references booking (customer_id, id)
);

create index fee_row_by_bill on fee_row (customer_id, bill_id, ordinal);
create index fee_row_by_booking on fee_row (customer_id, booking_id) where booking_id is not null;

-- What was quoted with a booking's confirmation; the last quotation of a booking replaces the one before.
create table quotation_row (
  id uuid primary key,
  customer_id uuid not null,
  booking_id uuid not null,
  ordinal integer not null,
  fee_item text collate "C" not null references fee_item (code),
  unit text not null,
  currency text collate "C" not null,
  quantity numeric(13, 3) not null,
  unit_price numeric(14, 3) not null,
  amount_minor bigint not null,
  quoted_at timestamptz(3) not null,
  unique (booking_id, ordinal),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

create index quotation_row_by_booking on quotation_row (customer_id, booking_id);

-- Who did what with a bill; the version is the bill's after it.
create table bill_event (
  bill_id uuid not null,
  customer_id uuid not null,
  version integer not null,
  -- Null for the forwarder's.
  member_id uuid,
  -- The person's or the system's, as it was then.
  by_name text not null,
  what text not null,
  status text not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null,
  primary key (bill_id, version),
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

create index bill_event_by_customer on bill_event (customer_id, bill_id);

create table bill_dispute (
  id uuid primary key,
  bill_id uuid not null,
  customer_id uuid not null,
  -- Null where the whole bill is disputed.
  fee_row_id uuid,
  reason text not null,
  words text not null,
  -- What the customer expects to be billed, in the row's currency; null where nothing is said or the bill is disputed.
  expected_minor bigint,
  status text not null check (status in ('open', 'accepted', 'changed', 'refused', 'withdrawn')),
  opened_by uuid not null references member (id),
  opened_at timestamptz(3) not null,
  answered_at timestamptz(3),
  -- Withdrawn, or ended by the confirmation of what it was about.
  closed_at timestamptz(3),
  unique (customer_id, id),
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade,
  foreign key (customer_id, fee_row_id) references fee_row (customer_id, id) on delete cascade
);

create index bill_dispute_by_bill on bill_dispute (customer_id, bill_id);
-- One at a time about one thing.
create unique index bill_dispute_open on bill_dispute (bill_id, coalesce(fee_row_id, bill_id)) where status = 'open';

-- The conversation: the first entry is the dispute's own words.
create table dispute_entry (
  id uuid primary key,
  dispute_id uuid not null,
  customer_id uuid not null,
  ordinal integer not null,
  side text not null check (side in ('customer', 'forwarder')),
  member_id uuid references member (id),
  by_name text not null,
  words text not null,
  -- Of an answer.
  outcome text check (outcome in ('accepted', 'changed', 'refused')),
  at timestamptz(3) not null,
  unique (dispute_id, ordinal),
  foreign key (customer_id, dispute_id) references bill_dispute (customer_id, id) on delete cascade
);

create table dispute_file (
  dispute_id uuid not null,
  customer_id uuid not null,
  upload_id uuid not null references upload (id),
  ordinal integer not null,
  primary key (dispute_id, upload_id),
  foreign key (customer_id, dispute_id) references bill_dispute (customer_id, id) on delete cascade
);

-- A customer's proof that something was paid; it counts for nothing until the forwarder has confirmed it.
create table payment_proof (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  upload_id uuid not null references upload (id),
  -- Of the file, to find the same proof again.
  sha256 bytea not null,
  currency text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  paid_on date not null,
  payer text not null,
  status text not null check (status in ('unconfirmed', 'confirmed', 'refused')),
  refusal text not null default '',
  sent_by uuid not null references member (id),
  sent_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text not null default '',
  unique (customer_id, id)
);

create index payment_proof_by_customer on payment_proof (customer_id, sent_at, id);
create unique index payment_proof_once on payment_proof (customer_id, sha256) where status <> 'refused';
create index payment_proof_waiting on payment_proof (sent_at) where status = 'unconfirmed';

create table proof_allocation (
  proof_id uuid not null,
  bill_id uuid not null,
  customer_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (proof_id, bill_id),
  foreign key (customer_id, proof_id) references payment_proof (customer_id, id) on delete cascade,
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

create index proof_allocation_by_bill on proof_allocation (customer_id, bill_id);

-- What the forwarder has received for a bill; negative for what it took back.
create table bill_payment (
  id uuid primary key,
  bill_id uuid not null,
  customer_id uuid not null,
  currency text collate "C" not null,
  amount_minor bigint not null check (amount_minor <> 0),
  received_on date not null,
  -- The bank's.
  reference text not null default '',
  proof_id uuid,
  by_name text not null,
  at timestamptz(3) not null,
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade,
  foreign key (customer_id, proof_id) references payment_proof (customer_id, id)
);

create index bill_payment_by_bill on bill_payment (customer_id, bill_id);
create index bill_payment_by_day on bill_payment (customer_id, received_on);

-- Titles (抬头) that VAT invoices are made out to.
create table invoice_profile (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  title text not null,
  tax_number text collate "C" not null,
  address text not null default '',
  phone text not null default '',
  bank text not null default '',
  bank_account text collate "C" not null default '',
  version integer not null default 1,
  is_default boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (customer_id, id)
);

create table invoice_request (
  id uuid primary key,
  customer_id uuid not null,
  -- The title as it was when the invoice was asked for, `InvoiceTitle`.
  profile jsonb not null,
  kind text not null check (kind in ('ordinary', 'special')),
  status text not null check (status in ('requested', 'issued', 'refused')),
  remarks text not null default '',
  refusal text not null default '',
  invoice_number text collate "C" not null default '',
  upload_id uuid references upload (id),
  requested_by uuid not null references member (id),
  requested_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text not null default '',
  unique (customer_id, id)
);

create index invoice_request_by_customer on invoice_request (customer_id, requested_at, id);
create index invoice_request_waiting on invoice_request (requested_at) where status = 'requested';

create table invoice_request_bill (
  request_id uuid not null,
  bill_id uuid not null,
  customer_id uuid not null,
  primary key (request_id, bill_id),
  foreign key (customer_id, request_id) references invoice_request (customer_id, id) on delete cascade,
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

-- Documents of a bill that the forwarder hands in, such as its own PDF.
create table bill_document (
  id uuid primary key,
  bill_id uuid not null,
  customer_id uuid not null,
  upload_id uuid not null references upload (id),
  title text not null,
  by_name text not null,
  added_at timestamptz(3) not null,
  foreign key (customer_id, bill_id) references bill (customer_id, id) on delete cascade
);

create index bill_document_by_bill on bill_document (customer_id, bill_id);

-- What a customer with monthly settlement may owe, in CNY, and for how many days.
create table customer_credit (
  customer_id uuid primary key references customer (id),
  limit_minor bigint not null check (limit_minor >= 0),
  days integer not null check (days >= 0),
  updated_at timestamptz(3) not null
);

-- Messages about bills are read with the permission to see costs alone.
alter table message add column bill_id uuid references bill (id) on delete cascade;
alter table message add column is_cost boolean not null default false;
create index message_by_bill on message (customer_id, bill_id) where bill_id is not null;
-- Beside those that they replace (0061): building shuts out who writes, dropping who reads.
create index message_to_reader on message (customer_id, member_id, sent_at, id) include (is_air, is_cost);
create index message_to_reader_unread on message (customer_id, member_id, sent_at, id) include (is_air, is_cost)
  where read_at is null;
create index message_to_reader_read on message (customer_id, member_id, sent_at, id) include (is_air, is_cost)
  where read_at is not null;

-- Main accounts saw all that was theirs before there were bills.
update member set permissions = permissions || '{cost:view,cost:manage}'::text[]
  where 'main' = any(roles) and not 'cost:view' = any(permissions);
