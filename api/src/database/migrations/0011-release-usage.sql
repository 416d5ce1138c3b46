-- What a version weighs and needs stands beside its record, which has some hundred kB: a list reads no record.
alter table remote_version
  add column file_count integer,
  -- Of the files as they were stored, not as the build says.
  add column bytes bigint,
  add column brotli_bytes bigint,
  add column runtime_range text,
  add column contract_hash text,
  -- Null: the server, after its time.
  add column removed_by text,
  add column removed_why text;

update remote_version version set
  file_count = sums.files,
  bytes = sums.bytes,
  brotli_bytes = sums.brotli_bytes,
  runtime_range = coalesce(version.record -> 'runtime' ->> 'range', ''),
  contract_hash = coalesce(version.record -> 'contract' ->> 'hash', '')
from (
  select named.remote, named.version, count(*)::integer as files,
    coalesce(sum(coalesce(stored.bytes, (file.value ->> 'bytes')::bigint)), 0)::bigint as bytes,
    coalesce(
      sum(coalesce(stored.brotli_bytes, stored.bytes, (file.value ->> 'brotliBytes')::bigint)), 0
    )::bigint as brotli_bytes
  from remote_version named
    cross join lateral jsonb_each(named.record -> 'files') file
    left join release_file stored on stored.integrity = file.value ->> 'integrity'
      and stored.stored_at is not null and stored.doomed_at is null
  group by named.remote, named.version
) sums
where sums.remote = version.remote and sums.version = version.version;

update remote_version set file_count = 0, bytes = 0, brotli_bytes = 0, runtime_range = '', contract_hash = ''
where file_count is null;

alter table remote_version
  alter column file_count set not null,
  alter column bytes set not null,
  alter column brotli_bytes set not null,
  alter column runtime_range set not null,
  alter column contract_hash set not null;

-- Which files the versions name whose files are there: what a remote takes, and which files nobody needs any more.
create table remote_version_file (
  remote text collate "C" not null,
  version text collate "C" not null,
  integrity text collate "C" not null,
  primary key (remote, version, integrity),
  foreign key (remote, version) references remote_version (remote, version)
);

create index remote_version_file_by_integrity on remote_version_file (integrity);

insert into remote_version_file (remote, version, integrity)
select distinct version.remote, version.version, file.value ->> 'integrity'
from remote_version version cross join lateral jsonb_each(version.record -> 'files') file
where version.removed_at is null;

-- Whose key uploaded it: one remote, or '*'. Null: a build of the server's own checkout. Until a version names the
-- file, it counts for whoever has sent it.
alter table release_file add column uploaded_for text collate "C";
