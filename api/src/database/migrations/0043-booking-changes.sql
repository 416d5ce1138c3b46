-- Who writes waits until all of this is there; who reads does not. What is written between the copy below and the
-- triggers would be in neither. Exclusive, so that it waits for locked rows as well: whoever has written to the history
-- has locked its booking before, and holds nothing any more that is asked for below.
lock table booking in exclusive mode;

-- What systems ask for to learn which bookings changed since they last asked: one row a booking, which moves to the end
-- with each change. Drafts are nobody's business and not in it; a booking that is gone stays as deleted, and for that
-- the row hangs on no other.
create table booking_change (
  booking_id uuid primary key,
  number bigserial not null unique,
  business_number text collate "C" not null,
  kind text not null,
  status text not null,
  is_deleted boolean not null default false,
  at timestamptz(3) not null
);

-- What was there before, in the order in which it was touched last.
insert into booking_change (booking_id, business_number, kind, status, at)
select id, business_number, kind, status, updated_at from booking where status <> 'draft' order by updated_at, id;

-- Runs at the end of the transaction, and from then until the commit is seen by all others no other one gets past the
-- lock. So numbers become visible in their own order: who has read up to one has missed none below it, however the
-- transactions overlapped.
--
-- A migration that changes bookings and alters their table in one file needs `set constraints all immediate` between the
-- two, or PostgreSQL refuses it for "pending trigger events"; better in two files, as 0041 and 0042.
create function note_booking_change() returns trigger language plpgsql as $$
declare
  changed uuid;
  status_now text;
begin
  if tg_table_name = 'booking_event' then
    changed := new.booking_id;
  elsif tg_op = 'DELETE' then
    changed := old.id;
  else
    changed := new.id;
  end if;
  select status into status_now from booking where id = changed and status <> 'draft';
  -- Noted by this very transaction as it is: each row that a transaction wrote calls.
  if exists (
    select from booking_change
    where booking_id = changed and xmin = pg_current_xact_id()::xid and status = status_now and not is_deleted
  ) then
    return null;
  end if;
  if status_now is null and not exists (
    select from booking_change where booking_id = changed and not is_deleted
  ) then
    return null;
  end if;
  -- Within a commit nothing else ends this: one that hangs is not to hang all others.
  perform set_config('lock_timeout', '10s', true);
  perform pg_advisory_xact_lock(7316284538::bigint);
  insert into booking_change (booking_id, business_number, kind, status, at)
  select id, business_number, kind, status, clock_timestamp() from booking where id = changed and status <> 'draft'
  on conflict (booking_id) do update set
    number = excluded.number, business_number = excluded.business_number, kind = excluded.kind,
    status = excluded.status, is_deleted = false, at = excluded.at;
  if not found then
    update booking_change set number = nextval('booking_change_number_seq'), is_deleted = true, at = clock_timestamp()
    where booking_id = changed and not is_deleted;
  end if;
  return null;
end
$$;

create constraint trigger booking_is_new_or_gone after insert or delete on booking
  deferrable initially deferred for each row execute function note_booking_change();
create constraint trigger booking_is_changed after update on booking
  deferrable initially deferred for each row when (old.* is distinct from new.*)
  execute function note_booking_change();
-- What is told of a booking beside its own row, such as measurements and documents, stands in its history.
create constraint trigger booking_has_event after insert on booking_event
  deferrable initially deferred for each row execute function note_booking_change();
