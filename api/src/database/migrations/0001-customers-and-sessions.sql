-- Who signs in, for which customer, and with what session.

create table customer (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('company', 'person')),
  settlement text not null check (settlement in ('monthly', 'perBill', 'unsigned')),
  created_at timestamptz(3) not null
);

-- A person who signs in: a customer's main account or one of its sub-accounts.
create table member (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  account text not null,
  -- The account as it is looked up: NFKC, lower case.
  account_key text collate "C" not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  permissions text[] not null,
  is_active boolean not null default true,
  created_at timestamptz(3) not null
);

create index member_by_customer on member (customer_id);

-- Token and companion as SHA-256: what is stored here opens nothing.
create table session (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  token_hash bytea not null unique,
  companion_hash bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);

create index session_by_member on session (member_id);
create index session_by_expiry on session (expires_at);

create table captcha (
  id_hash bytea primary key,
  -- Of the browser's cookie and the answer together: no other browser can use it.
  answer_hash bytea not null,
  expires_at timestamptz(3) not null
);

create index captcha_by_expiry on captcha (expires_at);

-- Failed sign-ins by account (known or not) and by address. Counted before the password is looked at, so
-- that many tries at once count as many.
create table login_attempt (
  subject_kind text not null check (subject_kind in ('account', 'address')),
  subject_hash bytea not null,
  failures integer not null,
  last_failed_at timestamptz(3) not null,
  blocked_until timestamptz(3) not null,
  primary key (subject_kind, subject_hash)
);

create index login_attempt_by_age on login_attempt (last_failed_at);
