-- What staff make by the template pages, to try lists, forms and details on a real server.
create table demo_record (
  customer_id uuid not null references customer (id),
  id uuid primary key,
  title text not null,
  title_search text not null,
  title_sort_key text collate "C" not null,
  kind text collate "C" not null check (kind in ('sea', 'air', 'rail')),
  weight_kg numeric(13, 3) not null,
  day date not null,
  note text not null,
  made_by text not null,
  created_at timestamptz(3) not null
);
create index demo_record_newest on demo_record (customer_id, created_at desc, id);
