-- Those that were measured before. Ahead of the feed of changes (0043): systems read nothing of it.
update booking
set measured_lines = charged.lines, charged_weight = charged.weight, charged_volume = charged.volume
from (
  select
    line.booking_id,
    count(measured.ordinal) as lines,
    sum(coalesce(measured.weight, line.weight, 0)) as weight,
    sum(coalesce(measured.volume, line.volume, 0)) as volume
  from cargo_line line
  left join cargo_measurement measured
    on measured.booking_id = line.booking_id and measured.ordinal = line.ordinal
  where exists (select from cargo_measurement any_of_it where any_of_it.booking_id = line.booking_id)
  group by line.booking_id
) charged
where booking.id = charged.booking_id;
