-- Versions of remotes, which of them runs where, and who moved what, when and why.

-- A file of a build by the hash of its content; versions that share a file share its row. Each upload has a storage
-- key of its own, so that removing an old copy can never take away a newer one of the same content.
create table release_file (
  storage_key text collate "C" primary key,
  integrity text collate "C" not null,
  bytes integer not null,
  -- Of the siblings beside it (.br, .gz); null where one would not be smaller.
  brotli_bytes integer,
  gzip_bytes integer,
  created_at timestamptz(3) not null,
  -- Null until the bytes are safe.
  stored_at timestamptz(3),
  -- No version names it any more: nothing may begin to use it, and its bytes go.
  doomed_at timestamptz(3)
);

create unique index release_file_in_use on release_file (integrity)
  where stored_at is not null and doomed_at is null;

-- One immutable build. A row stays for ever: its name is never given out again.
create table remote_version (
  remote text collate "C" not null,
  version text collate "C" not null,
  -- 'bundled' came with a checkout of the server and no team has promoted it.
  origin text not null check (origin in ('bundled', 'released')),
  record jsonb not null,
  declaration jsonb not null,
  published_at timestamptz(3) not null,
  published_by text not null,
  -- From here on its files may be gone.
  removed_at timestamptz(3),
  primary key (remote, version)
);

-- What runs where, as one snapshot a row; the newest is in force. Rows are only ever added.
create table remote_deployment (
  number integer primary key,
  kind text not null check (
    kind in (
      'adopted', 'promoted', 'canary', 'canaryStopped', 'rolledBack', 'pinned', 'unpinned', 'setPromoted',
      'setRolledBack'
    )
  ),
  -- Remote -> version.
  stable jsonb not null,
  -- Remote -> what was stable before, the newest first.
  stable_before jsonb not null,
  -- Remote -> { version, percent, salt, since }.
  canary jsonb not null,
  -- What is different from the row before.
  moved jsonb not null,
  set_name text collate "C",
  pinned_customer uuid,
  figures jsonb,
  why text not null,
  by_name text not null,
  by_key uuid,
  by_member uuid,
  at timestamptz(3) not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end
$$;

create trigger remote_deployment_is_history before update or delete on remote_deployment
  for each row execute function refuse_change();

-- The operator's choice for one customer; read for everybody at once, so it is no row of that customer's.
create table remote_pin (
  remote text collate "C" not null,
  pinned_customer uuid not null references customer (id) on delete cascade,
  version text collate "C" not null,
  why text not null,
  by_name text not null,
  at timestamptz(3) not null,
  primary key (remote, pinned_customer),
  foreign key (remote, version) references remote_version (remote, version)
);

-- Versions that passed the browser suite together.
create table release_set (
  name text collate "C" primary key,
  versions jsonb not null,
  evidence text not null,
  saved_at timestamptz(3) not null,
  saved_by text not null
);

-- A team's key: the secret as SHA-256, which opens nothing.
create table release_key (
  id uuid primary key,
  secret_hash bytea not null,
  holder text not null,
  -- One remote, or '*'.
  remote text collate "C" not null,
  made_at timestamptz(3) not null,
  made_by text not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by text
);

-- The pair of keys that the registry is signed with, made at the first start; with another one every copy of the
-- registry that a browser keeps is worthless.
create table registry_key (
  is_only_row boolean primary key default true check (is_only_row),
  -- PKCS #8 and SPKI, as base64.
  private_key text not null,
  public_key text not null,
  created_at timestamptz(3) not null
);

-- How versions did in pages, summed up per customer and day.
create table remote_outcome (
  remote text collate "C" not null,
  version text collate "C" not null,
  -- What the page's registry was taken from.
  deployment integer not null,
  -- Null for visitors.
  customer_id uuid references customer (id) on delete cascade,
  -- In China.
  day date not null,
  outcome text not null check (outcome in ('started', 'failed')),
  reports integer not null,
  -- Of the newest failure.
  cause text,
  error text,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  unique nulls not distinct (remote, version, deployment, outcome, day, customer_id)
);

create index remote_outcome_by_day on remote_outcome (day);
