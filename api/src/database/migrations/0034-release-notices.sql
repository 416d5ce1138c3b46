-- What happened to versions beside the deployments: what a start or a sweep of the server left out and why, files that
-- were put back, builds of the checkout that a team took over. A line of the history, so rows are only ever added.
create table release_notice (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text not null,
  -- Null: of all remotes.
  remote text collate "C",
  version text collate "C",
  by_name text not null,
  -- Each message whole: an array of texts.
  messages jsonb not null
);

create index release_notice_newest on release_notice (remote, at desc);

create trigger release_notice_is_history before update or delete on release_notice
  for each row execute function refuse_change();

-- A file that was gone or changed in the store and was sent again, until the version that it was sent for says so.
alter table release_file add column repaired_at timestamptz(3);

-- What pages reported of a canary that the server stopped: the last errors, each whole.
alter table remote_deployment add column messages jsonb;
