-- Visitors of the public site and customers' people talk with the forwarder's staff.
create table conversation (
  id uuid primary key,
  number text collate "C" not null unique,
  version integer not null default 1,
  -- Both null for a visitor; the person goes with their account, what was said stays.
  customer_id uuid references customer (id),
  member_id uuid references member (id) on delete set null,
  asker text collate "C" not null check (asker in ('visitor', 'member')),
  -- How a visitor is called and reached; a member's name as it was when it began.
  name text not null,
  mail text collate "C" not null,
  company text not null,
  who_search text not null,
  company_search text not null,
  -- The field that nobody sees was filled.
  is_doubtful boolean not null default false,
  -- The language in which whoever asked reads the portal, and the page on which it began.
  locale text collate "C" not null,
  path text not null,
  state text collate "C" not null check (state in ('waiting', 'answered', 'closed')),
  owner_id uuid references member (id) on delete set null,
  -- How many entries there are; the last one of whoever asked, and the last of the forwarder's.
  entries integer not null default 0,
  asked_entry integer not null default 0,
  answered_entry integer not null default 0,
  -- Of the forwarder's entries the last that was seen on the page, and the last that was sent by mail or message.
  seen_entry integer not null default 0,
  told_entry integer not null default 0,
  -- When what was not seen is sent; each answer puts it off.
  tell_at timestamptz(3),
  -- The head office was closed when it was asked last.
  is_out_of_hours boolean not null,
  last_words text not null,
  last_words_search text not null,
  waiting_since timestamptz(3),
  started_at timestamptz(3) not null,
  -- The day in China, and where a visitor came from, for the limits of that day.
  started_on text collate "C" not null,
  site_hash bytea,
  last_at timestamptz(3) not null,
  closed_at timestamptz(3),
  erased_at timestamptz(3),
  check ((asker = 'visitor') = (customer_id is null))
);

create index conversation_by_member on conversation (customer_id, member_id, last_at);
create index conversation_by_member_alone on conversation (member_id);
create index conversation_by_owner on conversation (owner_id);
create index conversation_by_last on conversation (last_at, id);
create index conversation_waiting on conversation (waiting_since, id) where state = 'waiting';
create index conversation_open on conversation (state, last_at) where state <> 'closed';
create index conversation_by_day on conversation (started_on) where site_hash is not null;
create index conversation_to_tell on conversation (tell_at) where tell_at is not null;
create index conversation_closed on conversation (closed_at) where asker = 'visitor' and erased_at is null;

create table conversation_entry (
  id uuid primary key,
  conversation_id uuid not null references conversation (id),
  number integer not null,
  side text collate "C" not null check (side in ('asker', 'forwarder')),
  -- As they were called then.
  name text not null,
  words text not null,
  at timestamptz(3) not null,
  -- The key that the page made, and what was said with it.
  key_hash bytea not null unique,
  content_hash bytea,
  unique (conversation_id, number)
);

create index conversation_entry_by_time on conversation_entry (conversation_id, at);

-- Files as they were said; a visitor's wait here until they are.
create table conversation_file (
  id uuid primary key,
  entry_id uuid references conversation_entry (id),
  ordinal integer not null default 0,
  file_name text not null,
  kind text collate "C" not null,
  bytes integer not null,
  storage_key text collate "C" not null,
  -- Of a visitor's: what names it until it is said, and the network that it came from.
  secret_hash bytea unique,
  network_hash bytea,
  created_at timestamptz(3) not null,
  stored_at timestamptz(3),
  -- After its term.
  deleted_at timestamptz(3)
);

create index conversation_file_by_entry on conversation_file (entry_id);
create index conversation_file_unsaid on conversation_file (created_at) where entry_id is null;

-- Of files that people of a customer or of the forwarder uploaded: which upload it is.
create table conversation_upload (
  file_id uuid primary key references conversation_file (id),
  customer_id uuid not null references customer (id),
  upload_id uuid not null references upload (id)
);

create index conversation_upload_by_upload on conversation_upload (upload_id);
create index conversation_upload_by_customer on conversation_upload (customer_id);

-- What opens a visitor's conversation: browsers by their cookie, and links in mails, each once.
create table conversation_key (
  hash bytea primary key,
  conversation_id uuid not null references conversation (id),
  kind text collate "C" not null check (kind in ('browser', 'link')),
  made_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index conversation_key_by_conversation on conversation_key (conversation_id);

create table conversation_event (
  id uuid primary key,
  conversation_id uuid not null references conversation (id),
  what text collate "C" not null check (what in (
    'begun', 'taken', 'given', 'released', 'closed', 'ended', 'reopened', 'mailed', 'resumed', 'erased'
  )),
  -- As they were called then; null: whoever asked, or the server.
  by_name text,
  -- To whom it was given; '' for nobody.
  owner_name text not null,
  at timestamptz(3) not null
);

create index conversation_event_by_conversation on conversation_event (conversation_id);

-- A row is locked by whoever begins one on that day: their limits are counted one after another.
create table conversation_serial (
  day text collate "C" primary key,
  last integer not null
);

-- Conversations as they are listed, with the name that their owner has now.
create view conversation_row as
select
  conversation.id,
  conversation.number,
  conversation.name,
  conversation.mail,
  conversation.who_search,
  conversation.asker,
  conversation.company,
  conversation.company_search,
  conversation.last_words,
  conversation.last_words_search,
  conversation.state,
  conversation.owner_id::text collate "C" as owner_id,
  conversation.waiting_since,
  conversation.last_at,
  coalesce(member.name, '') as owner,
  -- As a search document.
  coalesce(E'\n' || regexp_replace(lower(normalize(member.name, NFKC)), '\s+', '', 'g') || E'\n', '') as owner_search
from conversation
left join member on member.id = conversation.owner_id;
