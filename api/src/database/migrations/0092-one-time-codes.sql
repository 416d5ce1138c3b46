-- Codes that are sent to a phone. One that nobody has is stored like any other, for numbers without an account.
create table one_time_code (
  -- Of the purpose, the number, the account that it is for and the secret of the browser that asked: any other finds none.
  subject_hash bytea primary key,
  code_hash bytea not null,
  -- Null: nobody's, and right for nobody.
  member_id uuid references member (id) on delete cascade,
  tries integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index one_time_code_by_expiry on one_time_code (expires_at);

-- Each code that was asked for, counted by who asks and for which number.
create table code_request (
  id uuid primary key,
  at timestamptz(3) not null,
  purpose text collate "C" not null,
  network_hash bytea not null,
  number_hash bytea not null,
  prefix_hash bytea not null,
  -- Whether it costs an SMS.
  is_sent boolean not null
);

create index code_request_by_network on code_request (network_hash, at);
create index code_request_by_number on code_request (number_hash, at);
create index code_request_by_prefix on code_request (prefix_hash, at);
create index code_request_by_time on code_request (at);

-- Who proved to own an account may set its password, once, in that browser.
create table password_reset (
  ticket_hash bytea primary key,
  member_id uuid not null references member (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index password_reset_by_expiry on password_reset (expires_at);
