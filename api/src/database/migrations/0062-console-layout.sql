-- How each person arranged the console: the order of cards, those hidden, and the pages in reach.
create table console_layout (
  customer_id uuid not null,
  member_id uuid not null,
  card_order json not null,
  hidden json not null,
  -- Null where nobody has chosen.
  functions json,
  -- Not counted: what is removed and made again must not come to a version that somebody has seen before.
  version uuid not null,
  saved_at timestamptz(3) not null,
  primary key (member_id),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);

create index console_layout_by_customer on console_layout (customer_id, member_id);
