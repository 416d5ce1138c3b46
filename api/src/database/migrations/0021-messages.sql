-- What a customer's people are told: one row for each of them, its words made when it is read.

create sequence message_number;

create table message (
  id uuid primary key,
  customer_id uuid not null,
  member_id uuid not null,
  -- Given after the commit, in the order in which live streams hand messages out; null until then. A number taken
  -- inside the transaction could appear after a higher one that was read already.
  number bigint unique,
  kind text collate "C" not null,
  -- Null for what is about no booking.
  booking_id uuid,
  business_number text collate "C" not null,
  detail jsonb not null,
  sent_at timestamptz(3) not null,
  read_at timestamptz(3),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade,
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);

-- So that a loaded dump goes on counting where it was.
alter sequence message_number owned by message.number;

create index message_by_reader on message (customer_id, member_id, sent_at, id);
create index message_unread on message (customer_id, member_id, sent_at, id) where read_at is null;
create index message_by_number on message (customer_id, member_id, number);
create index message_unnumbered on message (customer_id) where number is null;
create index message_by_booking on message (customer_id, booking_id) where booking_id is not null;
create index message_by_age on message (sent_at);
