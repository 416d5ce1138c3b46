-- What a person put off, until the start of a day in China or until its reason changes.
create table worklist_snooze (
  customer_id uuid not null,
  member_id uuid not null,
  item_id text collate "C" not null,
  -- Of the item as it was shown.
  item_version text collate "C" not null,
  until date not null,
  primary key (member_id, item_id),
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);
create index worklist_snooze_by_customer on worklist_snooze (customer_id, member_id);

-- Who chose other reminders of cut-offs than all of them.
create table reminder_settings (
  customer_id uuid not null,
  member_id uuid primary key,
  cut_off_hours integer[] not null,
  foreign key (customer_id, member_id) references member (customer_id, id) on delete cascade
);
create index reminder_settings_by_customer on reminder_settings (customer_id, member_id);

-- What was reminded of: each cut-off once for each time before it. One that the carrier moves is another one.
create table cut_off_reminder (
  customer_id uuid not null,
  booking_id uuid not null,
  cut_off text collate "C" not null,
  cut_off_at timestamp(0) not null,
  hours_before integer not null,
  reminded_at timestamptz(3) not null,
  primary key (booking_id, cut_off, cut_off_at, hours_before),
  foreign key (customer_id, booking_id) references booking (customer_id, id) on delete cascade
);
create index cut_off_reminder_by_customer on cut_off_reminder (customer_id, booking_id);

-- What the worklist asks for stands in few bookings of many.
create index booking_before_departure on booking (customer_id)
  where kind = 'fcl' and carrier <> '' and not has_departed and status in ('toBeReceived', 'received', 'spaceLocked');
create index booking_delayed on booking (customer_id) where delay_hours >= 24 and not is_arrived;
create index booking_measured_otherwise on booking (customer_id)
  where measured_lines > 0
    and (abs(charged_weight - weight) * 20 > weight or abs(charged_volume - volume) * 20 > volume);
