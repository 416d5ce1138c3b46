-- What a person is told in other ways than before. `nodes` are the times of containers that the portal tells; of the
-- groups it tells all but those that are muted.
alter table container_notice
  add column muted text[] not null default '{}',
  add column mail text[] not null default '{}',
  add column sms text[] not null default '{}',
  -- In which the person chose them.
  add column locale text collate "C" not null default 'zh-CN';

-- One that is told by mail or SMS alone is not shown.
alter table message add column is_shown boolean not null default true;

-- A message that also leaves by mail or SMS; `put_at` once it was handed to the outbox, or nobody may read it any more.
create table notice_delivery (
  message_id uuid not null references message (id) on delete cascade,
  channel text collate "C" not null check (channel in ('mail', 'sms')),
  created_at timestamptz(3) not null,
  put_at timestamptz(3),
  primary key (message_id, channel)
);

create index notice_delivery_waiting on notice_delivery (created_at) where put_at is null;
