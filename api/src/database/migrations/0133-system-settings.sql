-- Settings of the whole portal that staff changed, a row a section: what nobody has saved is as the server was released
-- or started.
create table system_setting (
  section text primary key check (section in ('website', 'theme', 'watermark', 'session', 'announcement')),
  value jsonb not null,
  version integer not null,
  changed_by text not null,
  changed_at timestamptz(3) not null
);
