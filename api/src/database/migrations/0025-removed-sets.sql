-- A set that was removed holds no version any more and can no longer be promoted. Its row stays: a name always means
-- the same, the history says who removed it, and a rollback of an earlier promotion still knows its remotes.
alter table release_set
  add column removed_at timestamptz(3),
  add column removed_by text,
  add column removed_why text;
