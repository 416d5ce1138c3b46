-- How often a dictionary was changed by staff: what was previewed before holds no longer, and servers read it anew.
create table dictionary (
  kind text collate "C" primary key,
  revision integer not null
);

-- What a file would change, until it is taken or a day is over.
create table dictionary_preview (
  id uuid primary key,
  kind text collate "C" not null,
  user_id uuid not null,
  revision integer not null,
  created_at timestamptz(3) not null,
  -- What it would change; null until the file was read to its end.
  counts jsonb,
  -- Then its parts are gone.
  is_taken boolean not null default false
);
create index dictionary_preview_by_person on dictionary_preview (user_id, kind);
create index dictionary_preview_by_age on dictionary_preview (created_at);

-- Rows of the dictionary's table as they are to be, some hundred at a time.
create table dictionary_preview_part (
  preview_id uuid not null references dictionary_preview (id) on delete cascade,
  part integer not null,
  rows jsonb not null,
  primary key (preview_id, part)
);
