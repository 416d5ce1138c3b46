-- What customers declare of their bookings. A declaration is of one booking, or of several that are merged; a booking has
-- one declaration at most.

create table declaration (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  kind text not null check (kind in ('declare', 'pay', 'tax', 'merge')),
  status text not null check (
    status in ('notSubmitted', 'toBeConfirmed', 'returned', 'confirmed', 'updateRequested', 'frozen')
  ),
  -- That of all unit prices and totals.
  currency text collate "C" not null,
  -- As `ClearanceItem`, in the order of the sheet.
  goods jsonb not null,
  version integer not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, id)
);

create table declaration_booking (
  customer_id uuid not null,
  declaration_id uuid not null,
  booking_id uuid not null,
  primary key (customer_id, booking_id),
  foreign key (customer_id, declaration_id) references declaration (customer_id, id) on delete cascade,
  foreign key (customer_id, booking_id) references booking (customer_id, id)
);

create index declaration_booking_by_declaration on declaration_booking (customer_id, declaration_id);
