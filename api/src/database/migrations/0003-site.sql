-- The public site and the stored menu.

-- The copy of the site by language. Branches, routes and counted figures are read from the reference
-- tables when the configuration is asked for, so that they are never stated twice.
create table website_config (
  locale text primary key check (locale in ('zh-CN', 'en')),
  base jsonb not null,
  page jsonb not null,
  updated_at timestamptz not null
);

-- Menu items that the operator adds to those that the remotes declare, by version of the menu.
create table menu_item (
  id uuid primary key,
  menu_version integer not null,
  parent_id uuid references menu_item (id) on delete cascade,
  ordinal integer not null,
  name text not null,
  path text not null,
  component text,
  redirect text,
  meta jsonb not null,
  unique (menu_version, name)
);

create index menu_item_by_parent on menu_item (menu_version, parent_id, ordinal);
