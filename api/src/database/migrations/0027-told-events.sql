-- What a system tells of a booking stands in its history as well, and makes no version: the customer's form stays as it
-- is. The first event of a version (0) is the one that made it.
alter table booking_event
  add column serial integer not null default 0,
  add column told text check (told in ('entryNumber', 'measurements', 'sailing', 'flight', 'containers')),
  drop constraint booking_event_pkey,
  add primary key (booking_id, version, serial);
