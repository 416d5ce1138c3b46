-- Codes on screens that a phone scans to sign that screen's browser in.
create table sign_in_code (
  code_hash bytea primary key,
  -- The browser that shows it: only it may sign in with it.
  browser_hash bytea not null,
  -- What the phone is told of that browser.
  address text not null,
  user_agent text not null,
  -- Two digits that the screen shows, among those that the phone may choose from.
  number text collate "C" not null,
  numbers text[] not null,
  state text collate "C" not null check (state in ('waiting', 'scanned', 'allowed', 'refused', 'taken')),
  -- Of the phone that has scanned it.
  session_id uuid references session (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index sign_in_code_by_expiry on sign_in_code (expires_at);
create index sign_in_code_by_session on sign_in_code (session_id);
