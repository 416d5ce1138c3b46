-- Files by what they are; their bytes are elsewhere, under storage_key.

-- A file of a customer. Written before the bytes are, so that no bytes lie anywhere without a row.
create table upload (
  id uuid primary key,
  customer_id uuid not null,
  member_id uuid not null,
  file_name text not null,
  kind text not null check (kind in ('gif', 'jpeg', 'png', 'pdf')),
  bytes integer not null,
  sha256 bytea not null,
  storage_key text collate "C" not null unique,
  created_at timestamptz(3) not null,
  -- Null until the bytes are safe: until then nobody can read it.
  stored_at timestamptz(3),
  -- Null until a record uses it: what nothing uses is removed after a while.
  attached_at timestamptz(3),
  foreign key (customer_id, member_id) references member (customer_id, id)
);

create index upload_by_customer on upload (customer_id, id);
create index upload_unattached on upload (customer_id) where attached_at is null;
create index upload_abandoned on upload (created_at) where attached_at is null;

-- A picture of somebody who registers. Who has the secret has the picture; stored is its SHA-256.
create table visitor_upload (
  secret_hash bytea primary key,
  -- The network that it came from, as SHA-256, for the quota.
  network_hash bytea not null,
  file_name text not null,
  kind text not null check (kind in ('gif', 'jpeg', 'png', 'pdf')),
  bytes integer not null,
  sha256 bytea not null,
  storage_key text collate "C" not null unique,
  created_at timestamptz(3) not null,
  stored_at timestamptz(3)
);

create index visitor_upload_by_network on visitor_upload (network_hash);
create index visitor_upload_by_age on visitor_upload (created_at);
