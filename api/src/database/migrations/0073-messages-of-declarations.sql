-- Messages about declarations, and the serials of their numbers.

alter table message add column declaration_id uuid references declaration (id) on delete cascade;
create index message_by_declaration on message (customer_id, declaration_id) where declaration_id is not null;

-- The last serial given out on a day (China Standard Time).
create table declaration_number_counter (
  day date primary key,
  last_serial integer not null
);

-- Every declaration has a number, its header and its buy-order by now.
alter table declaration
  alter column header drop default,
  alter column buy_order drop default,
  alter column number set not null,
  add constraint declaration_number unique (number);
