-- Whoever registers and is no customer yet; staff review it.
create table registration (
  id uuid primary key,
  number text collate "C" not null unique,
  version integer not null default 1,
  status text collate "C" not null check (status in ('waiting', 'returned', 'approved', 'refused')),
  -- The secret of its link as SHA-256, and encrypted, since later mails have the link again.
  link_hash bytea not null unique,
  link_sealed bytea not null,
  applicant_type text collate "C" not null check (applicant_type in ('enterprise', 'individual')),
  account text not null,
  account_key text collate "C" not null,
  password_hash text not null,
  contact text not null,
  email text collate "C" not null,
  phone text collate "C" not null,
  phone_proved_at timestamptz(3) not null,
  company_name text not null,
  credit_code text collate "C" not null,
  old_number text collate "C" not null,
  registered_address text not null,
  id_name text not null,
  id_number text collate "C" not null,
  id_address text not null,
  agreement_version text collate "C" not null,
  agreed_at timestamptz(3) not null,
  -- The language in which its notices are written.
  locale text collate "C" not null,
  submitted_at timestamptz(3) not null,
  due_on text collate "C" not null,
  -- Of a returned one.
  reasons json not null default '[]',
  refused_because text,
  decided_at timestamptz(3),
  customer_id uuid references customer (id),
  created_at timestamptz(3) not null
);

-- An account is asked for once at a time.
create unique index registration_by_account on registration (account_key) where status in ('waiting', 'returned');
create index registration_by_status on registration (status, due_on, created_at);
create index registration_by_credit_code on registration (credit_code) where credit_code <> '';
create index registration_by_id_number on registration (id_number) where id_number <> '';
create index registration_by_phone on registration (phone);
create index registration_by_customer on registration (customer_id);

-- Pictures of identity; the store has them encrypted.
create table registration_paper (
  id uuid primary key,
  registration_id uuid not null references registration (id),
  paper text collate "C" not null check (paper in ('licence', 'idCard')),
  file_name text not null,
  kind text collate "C" not null,
  bytes integer not null,
  storage_key text collate "C" not null,
  created_at timestamptz(3) not null,
  replaced_at timestamptz(3),
  -- After the term that the agreement names.
  deleted_at timestamptz(3)
);

create index registration_paper_by_registration on registration_paper (registration_id);

-- Who of the staff has looked at which picture.
create table registration_look (
  id uuid primary key,
  paper_id uuid not null references registration_paper (id),
  member_id uuid references member (id) on delete set null,
  by_name text not null,
  at timestamptz(3) not null
);

create index registration_look_by_paper on registration_look (paper_id);
create index registration_look_by_member on registration_look (member_id);

create table registration_event (
  id uuid primary key,
  registration_id uuid not null references registration (id),
  what text collate "C" not null
    check (what in ('submitted', 'mended', 'approved', 'returned', 'refused', 'settled')),
  -- Null: the applicant.
  by_name text,
  words text not null,
  at timestamptz(3) not null
);

create index registration_event_by_registration on registration_event (registration_id);

create table registration_serial (
  day text collate "C" primary key,
  last integer not null
);

-- Those from before are gone within a day.
alter table visitor_upload add column is_sealed boolean not null default false;
