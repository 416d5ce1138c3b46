-- Facts about this database itself.
create table installation (
  is_only_row boolean primary key default true check (is_only_row),
  created_at timestamptz not null default now(),
  demo_seeded_at timestamptz
);

insert into installation default values;
