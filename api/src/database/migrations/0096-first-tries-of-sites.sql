-- `site`: first tries with an account from one site, whatever strangers elsewhere failed; `newcomers`: those of all sites
-- together, of which `blocked_until` says when the last one is made up for.
alter table login_attempt drop constraint login_attempt_subject_kind_check;
alter table login_attempt add constraint login_attempt_subject_kind_check
  check (subject_kind in ('account', 'address', 'everywhere', 'browser', 'site', 'newcomers'));

-- Asked for where the owner of the number has signed in before: strangers do not use up what these are given.
alter table code_request add column is_own boolean not null default false;
