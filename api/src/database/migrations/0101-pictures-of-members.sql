-- The picture of a person; the file is the customer's.
create table member_avatar (
  member_id uuid primary key references member (id) on delete cascade,
  customer_id uuid not null references customer (id),
  upload_id uuid not null references upload (id) on delete cascade
);

create index member_avatar_by_upload on member_avatar (upload_id);
create index member_avatar_by_customer on member_avatar (customer_id);
