-- Up to how many days before departure a channel takes cargo, and why it takes none at all for now; null while it is open.
alter table ship_mode
  add column cut_off_days integer not null default 0 check (cut_off_days >= 0),
  add column closed jsonb;
