-- Somebody who was asked to join a company; by the link they choose account and password. Whether an invitation has
-- expired is read off `expires_at`. One that was accepted or withdrawn is deleted.
create table invitation (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  channel text collate "C" not null check (channel in ('mail', 'sms')),
  recipient text collate "C" not null,
  -- The recipient in lower case: one address has one invitation of a company.
  recipient_key text collate "C" not null,
  name text not null,
  ready_role text collate "C",
  role_id uuid,
  -- The secret of the link as SHA-256.
  secret_hash bytea not null unique,
  invited_by uuid references member (id) on delete set null,
  invited_by_name text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  unique (customer_id, recipient_key),
  check ((ready_role is null) <> (role_id is null)),
  foreign key (customer_id, role_id) references member_role (customer_id, id) on delete cascade
);
create index invitation_by_role on invitation (customer_id, role_id) where role_id is not null;
create index invitation_by_inviter on invitation (invited_by);
