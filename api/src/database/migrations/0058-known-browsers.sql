-- Browsers in which somebody has signed in to an account: what strangers try with the account never slows them.
create table known_browser (
  member_id uuid not null references member (id) on delete cascade,
  -- Of the secret in the browser's cookie; one browser may be known to several accounts.
  browser_hash bytea not null,
  used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (member_id, browser_hash)
);

create index known_browser_by_hash on known_browser (browser_hash);
create index known_browser_by_expiry on known_browser (expires_at);

-- `account`: tried from one network; `everywhere`: by all strangers together; `browser`: in one that is known to it.
alter table login_attempt drop constraint login_attempt_subject_kind_check;
alter table login_attempt add constraint login_attempt_subject_kind_check
  check (subject_kind in ('account', 'address', 'everywhere', 'browser'));
-- When the owner was last told of the failures.
alter table login_attempt add column told_at timestamptz(3);
