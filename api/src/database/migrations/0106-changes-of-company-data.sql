-- A customer asks to become a company, or for a change of its data. Staff review that as they review registrations: with
-- the same papers, looks, terms and history.
alter table registration
  add column purpose text collate "C" not null default 'register'
    check (purpose in ('register', 'upgrade', 'change')),
  -- Who asked; of a visitor nobody yet.
  add column asked_by uuid references member (id) on delete set null,
  -- The customer before it.
  add column stood json,
  -- A visitor has a link, an account to come, and what was proved and agreed to.
  alter column link_hash drop not null,
  alter column link_sealed drop not null,
  alter column account_key drop not null,
  alter column password_hash drop not null,
  alter column phone_proved_at drop not null,
  alter column agreement_version drop not null,
  alter column agreed_at drop not null,
  add constraint registration_of_visitor check (
    purpose <> 'register'
    or (
      link_hash is not null and link_sealed is not null and account_key is not null and password_hash is not null
      and phone_proved_at is not null and agreement_version is not null and agreed_at is not null
    )
  ),
  add constraint registration_of_customer check (
    purpose = 'register' or (customer_id is not null and stood is not null)
  ),
  drop constraint registration_status_check,
  add constraint registration_status_check
    check (status in ('waiting', 'returned', 'approved', 'refused', 'withdrawn'));

-- A customer asks for one thing at a time.
create unique index registration_open_of_customer on registration (customer_id)
  where purpose <> 'register' and status in ('waiting', 'returned');
create index registration_by_asker on registration (asked_by);

alter table registration_event
  drop constraint registration_event_what_check,
  add constraint registration_event_what_check
    check (what in ('submitted', 'mended', 'withdrawn', 'approved', 'returned', 'refused', 'settled'));
