-- What visitors of the public site ask: quotations, messages, applications, partnerships. Staff work it off.
create table lead (
  id uuid primary key,
  number text collate "C" not null unique,
  version integer not null default 1,
  kind text collate "C" not null check (kind in ('quotation', 'contact', 'job', 'partner')),
  state text collate "C" not null default 'new' check (state in ('new', 'working', 'won', 'lost', 'spam')),
  owner_id uuid references member (id) on delete set null,
  -- The field that nobody sees was filled.
  is_doubtful boolean not null,
  -- Null once what was said of a person was deleted, and with it what the list shows of it.
  content json,
  name text not null,
  name_search text not null,
  company text not null,
  company_search text not null,
  phone text collate "C" not null,
  mail text collate "C" not null,
  contact_search text not null,
  -- As they are counted: the digits of the phone, the address in lower case.
  phone_key text collate "C" not null,
  mail_key text collate "C" not null,
  -- The language in which the visitor read the site.
  locale text collate "C" not null,
  -- The key that the page made, and what was sent with it.
  key_hash bytea not null unique,
  content_hash bytea,
  -- Where it came from, for the limits of its day.
  site_hash bytea,
  -- The day in China.
  asked_on text collate "C" not null,
  asked_at timestamptz(3) not null,
  closed_at timestamptz(3),
  erased_at timestamptz(3)
);

create index lead_by_time on lead (asked_at, id);
create index lead_by_day on lead (asked_on);
create index lead_by_owner on lead (owner_id);
create index lead_waiting on lead (asked_at, id) where state = 'new';
create index lead_closed on lead (closed_at) where erased_at is null;

create table lead_event (
  id uuid primary key,
  lead_id uuid not null references lead (id),
  what text collate "C" not null check (what in ('asked', 'changed', 'erased')),
  -- As they were called then; null: the visitor, or the server.
  by_name text,
  -- What it became; null where it stayed. The owner's name is '' for nobody.
  state text collate "C",
  owner_name text,
  note text not null,
  at timestamptz(3) not null
);

create index lead_event_by_lead on lead_event (lead_id);

-- A row is locked by whoever sends something on that day: their limits are counted one after another.
create table lead_serial (
  day text collate "C" primary key,
  last integer not null
);

-- CVs: of who uploaded one until it is sent with an application, then of that.
create table lead_cv (
  id uuid primary key,
  secret_hash bytea not null unique,
  network_hash bytea not null,
  file_name text not null,
  kind text collate "C" not null,
  bytes integer not null,
  sha256 bytea not null,
  storage_key text collate "C" not null,
  created_at timestamptz(3) not null,
  stored_at timestamptz(3),
  lead_id uuid unique references lead (id),
  sent_at timestamptz(3),
  -- After its term.
  deleted_at timestamptz(3)
);

create index lead_cv_by_time on lead_cv (created_at) where deleted_at is null;

-- Leads as they are listed, with the name that their owner has now.
create view lead_row as
select
  lead.id,
  lead.number,
  lead.kind,
  lead.name,
  lead.name_search,
  lead.company,
  lead.company_search,
  lead.phone,
  lead.mail,
  lead.contact_search,
  lead.state,
  lead.is_doubtful,
  lead.asked_at,
  coalesce(member.name, '') as owner,
  -- As a search document.
  coalesce(E'\n' || regexp_replace(lower(normalize(member.name, NFKC)), '\s+', '', 'g') || E'\n', '') as owner_search
from lead
left join member on member.id = lead.owner_id;
