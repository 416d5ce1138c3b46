-- A number opens an account only once its owner has proved to have it.
alter table member
  add column phone_verified_at timestamptz(3);

-- Of two accounts with one number neither could be told from it.
create unique index member_by_proved_phone on member (phone) where phone_verified_at is not null;
