-- A build of the shell that was served here: open pages still ask for parts of it after the next one is.
create table shell_version (
  version text collate "C" primary key,
  -- Its build.json: names the files, which stand in release_file, and the calls that it makes.
  record jsonb not null,
  -- When a server last had it in its hands.
  served_at timestamptz(3) not null
);
