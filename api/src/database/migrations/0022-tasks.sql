-- What a person has the server do apart from a call, and what became of it.

create table task (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  -- Null when the account is deleted: then nobody sees it, and its file goes when its time is over.
  member_id uuid,
  kind text collate "C" not null,
  title jsonb not null,
  -- All that a run needs.
  input jsonb not null,
  state text not null check (state in ('running', 'done', 'failed', 'canceled')),
  -- One higher each time that the person has it tried again.
  attempt integer not null default 1,
  done_count integer not null default 0,
  -- Null until it is known.
  total_count integer,
  -- Runs of this attempt that ended with an error; those that died with their server are none.
  failures integer not null default 0,
  error jsonb,
  -- Written before the bytes are, so that no bytes lie anywhere without a row; counts once the task is done.
  storage_key text collate "C",
  file_name text,
  media_type text,
  bytes integer,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- When the file goes; null without one.
  file_until timestamptz(3),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete set null (member_id)
);

create index task_by_member on task (customer_id, member_id, created_at, id);
create index task_unfinished on task (customer_id, member_id) where state = 'running';
create index task_by_file_age on task (file_until) where file_until is not null;
create index task_by_age on task (created_at);

-- What jobs have done, by the job: a job that is run once more does not do it once more.
create table job_effect (
  job_id uuid not null,
  step text collate "C" not null,
  done_at timestamptz(3) not null,
  primary key (job_id, step)
);

create index job_effect_by_age on job_effect (done_at);
