-- The picture of a person; the file is the customer's.
alter table member add column avatar_upload_id uuid references upload (id) on delete set null;
create index member_by_avatar on member (avatar_upload_id) where avatar_upload_id is not null;
