-- Goods that customers ship again and again, as they are declared. Each save is a revision of its own, so that what a
-- declaration was filled with stays readable.

create table goods (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  -- The SKU, which names it.
  title text not null,
  -- The SKU as lists compare it.
  sku_key text collate "C" not null,
  name_zh text not null,
  name_sort_key text collate "C" not null,
  name_search text collate "C" not null,
  name_en text not null,
  hs_code text collate "C" not null,
  clearance_code text collate "C" not null,
  declaration_unit text collate "C" not null,
  unit_price numeric(12, 2),
  currency text collate "C" not null,
  -- Kilograms of one.
  net_weight numeric(13, 3),
  gross_weight numeric(13, 3),
  brand_type text collate "C" not null,
  export_benefit text collate "C" not null,
  -- Joined by |.
  other_elements text not null,
  material text not null,
  usage text not null,
  brand text not null,
  model text not null,
  remarks text not null,
  search text collate "C" not null,
  revision integer not null default 1,
  updated_by text not null,
  version uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, id),
  unique (customer_id, title)
);

create table goods_revision (
  customer_id uuid not null,
  goods_id uuid not null,
  revision integer not null,
  content jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (customer_id, goods_id, revision),
  foreign key (customer_id, goods_id) references goods (customer_id, id) on delete cascade
);
