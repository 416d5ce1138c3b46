-- What a booking is charged by once the warehouse has measured: its figures where it measured a line, what was entered
-- where it did not. Null before it has measured anything: then it is what was entered. The columns alone, as in 0037.
alter table booking
  add column measured_lines integer not null default 0,
  add column charged_weight numeric(18, 3),
  add column charged_volume numeric(18, 3);
