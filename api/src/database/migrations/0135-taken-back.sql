-- What was done to a booking by mistake is taken back, for a reason that its history shows.
alter table booking_event
  add column reason text,
  drop constraint booking_event_told_check,
  add constraint booking_event_told_check check (
    told in (
      'entryNumber', 'measurements', 'sailing', 'flight', 'containers', 'document', 'measurementsTakenBack',
      'containerEventTakenBack'
    )
  );
