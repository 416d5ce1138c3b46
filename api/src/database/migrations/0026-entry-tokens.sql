-- What the warehouse's gate scans: names one booking, and nobody can guess it (122 random bits).
alter table booking
  add column entry_token text not null default 'E' || upper(replace(gen_random_uuid()::text, '-', ''));
create unique index booking_entry_token on booking (entry_token);
