-- What systems asked for and were refused, beside what they did (integration_event): who, when, which act, on what, and
-- the code of the refusal. Nothing of what they sent is kept but the names of the thing and of the event.
create table integration_refusal (
  id uuid primary key,
  at timestamptz(3) not null,
  system text not null,
  key_id uuid not null,
  endpoint text not null,
  -- The number of a booking or container; null where none was named, or nothing was read of the call's body.
  target text collate "C",
  event_id text,
  code text not null,
  -- As the answer and the log have it.
  request_id text not null
);

create index integration_refusal_by_time on integration_refusal (at);
create index integration_refusal_by_key on integration_refusal (key_id, at);

-- What is only counted, because anybody can cause any amount of it: calls without a key in force, and of a key's calls
-- those beyond its limits.
create table integration_refusal_count (
  hour timestamptz(3) not null,
  endpoint text not null,
  code text not null,
  -- The key that was named, in force or not; '' for none, or one that was never made.
  key_id text collate "C" not null,
  calls integer not null,
  primary key (hour, endpoint, code, key_id)
);
