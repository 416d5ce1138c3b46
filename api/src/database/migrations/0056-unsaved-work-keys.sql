-- What a person's browser encrypts unsaved work with. Made once: the work is readable again after each signing in.
create table unsaved_work_key (
  member_id uuid primary key references member (id) on delete cascade,
  key_hex text collate "C" not null check (key_hex ~ '^[0-9a-f]{64}$'),
  created_at timestamptz(3) not null
);
