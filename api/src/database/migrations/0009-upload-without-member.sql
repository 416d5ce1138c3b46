-- A file is the customer's: it stays when the account of the person who sent it is deleted.
alter table upload alter column member_id drop not null;
alter table upload drop constraint upload_customer_id_member_id_fkey;
alter table upload
  add foreign key (customer_id, member_id) references member (customer_id, id) on delete set null (member_id);
-- The key above holds nothing once the account is gone.
alter table upload add foreign key (customer_id) references customer (id);
