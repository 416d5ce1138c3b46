-- The tariff: ten-digit codes with what a declaration says of such goods. It belongs to nobody; the customs desk replaces
-- what the portal ships by a file of its own.

create table hs_catalogue (
  id smallint primary key default 1 check (id = 1),
  source_zh text not null,
  source_en text not null,
  -- The day of the tariff that it was made from.
  as_of date not null,
  -- Whether the desk has replaced what the portal ships by a tariff file.
  is_imported boolean not null default false,
  -- The file that the desk added last to what there was.
  added_source text,
  added_as_of date,
  -- Null while the desk has changed nothing.
  changed_at timestamptz,
  changed_by text
);

create table hs_code (
  code text collate "C" primary key check (code ~ '^[0-9]{10}$'),
  name_zh text not null,
  name_en text not null,
  first_unit text collate "C" not null,
  -- '' where there is none.
  second_unit text collate "C" not null,
  elements text[] not null,
  -- Per cent.
  refund_rate numeric(4, 2) not null check (refund_rate >= 0),
  search_text text not null
);

-- Who looks after releases looks after the customs desk as well, until they grant it to others.
update member set permissions = permissions || '{customs:desk}'::text[]
  where 'system:releases' = any(permissions) and not 'customs:desk' = any(permissions);
