-- What the public site tells of the company, in both languages. A row that nobody has changed (version 1) is brought up to
-- date with what a release ships.
alter table branch
  add column ordinal integer not null default 0,
  add column version integer not null default 1,
  -- Spans of the week as [{ "weekday": 1, "opens": "08:30", "closes": "12:00" }]; 1 is Monday, China Standard Time.
  add column hours json not null default '[]';

create table company_section (
  id uuid primary key,
  part text collate "C" not null check (part in ('introduction', 'partner', 'partnerGets', 'companyGets')),
  ordinal integer not null,
  version integer not null default 1,
  title_zh text not null,
  title_en text not null,
  text_zh text not null,
  text_en text not null
);

create table company_event (
  id uuid primary key,
  ordinal integer not null,
  version integer not null default 1,
  year smallint not null,
  month smallint not null check (month between 1 and 12),
  title_zh text not null,
  title_en text not null,
  text_zh text not null,
  text_en text not null
);

create table certificate (
  id uuid primary key,
  ordinal integer not null,
  version integer not null default 1,
  name_zh text not null,
  name_en text not null,
  number text not null,
  issuer_zh text not null,
  issuer_en text not null,
  -- Null without an end.
  valid_until date
);

create table closed_day (
  id uuid primary key,
  ordinal integer not null,
  version integer not null default 1,
  day date not null,
  -- Null: all branches.
  branch_code char(2) collate "C" references branch (code),
  reason_zh text not null,
  reason_en text not null
);
create index closed_day_by_branch on closed_day (branch_code);

create table job (
  id uuid primary key,
  ordinal integer not null,
  version integer not null default 1,
  slug text collate "C" not null unique,
  branch_code char(2) collate "C" not null references branch (code),
  kind text collate "C" not null check (kind in ('fullTime', 'partTime', 'internship')),
  posted_on date not null,
  valid_until date not null,
  is_open boolean not null,
  title_zh text not null,
  title_en text not null,
  description_zh text[] not null,
  description_en text[] not null,
  requirements_zh text[] not null,
  requirements_en text[] not null
);
create index job_by_branch on job (branch_code);

-- Queries of the public tracking whose second fact did not fit, by the number that was asked for, be there such a number
-- or not.
create table tracking_miss (
  id uuid primary key,
  number_hash bytea not null,
  at timestamptz(3) not null
);
create index tracking_miss_by_number on tracking_miss (number_hash, at);
create index tracking_miss_by_time on tracking_miss (at);
