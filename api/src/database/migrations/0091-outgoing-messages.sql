-- SMS and mails on their way out, one job for each. What one says, and to whom in full, is kept until it is sent or
-- given up.
create table outgoing_message (
  id uuid primary key,
  -- Who asks twice with the same key has asked once.
  key text collate "C" not null unique,
  channel text not null check (channel in ('sms', 'mail')),
  -- What it is about, such as a code to sign in with.
  kind text collate "C" not null,
  recipient text not null,
  subject text,
  body text,
  -- For a recipient that there is not: it is dropped by its job, so that asking takes as long.
  is_for_nobody boolean not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'expired')),
  tries integer not null default 0,
  -- Codes alone, such as ECONNREFUSED or 550: nothing that a provider says of recipient or text.
  last_error text,
  created_at timestamptz(3) not null,
  -- Not worth sending any more.
  expires_at timestamptz(3),
  ended_at timestamptz(3)
);

create index outgoing_message_by_time on outgoing_message (created_at);
