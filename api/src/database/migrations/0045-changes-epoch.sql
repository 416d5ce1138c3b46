-- Stands in each cursor of the changed bookings that was given out here. A random one for every database, and another
-- once something older was put in its place: a cursor of before knows of changes that are no longer there.
alter table installation add column changes_epoch text not null default gen_random_uuid()::text;
