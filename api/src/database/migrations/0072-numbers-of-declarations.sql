-- A number for each declaration that was saved before there were any, and a booking for each of its lines.

update declaration set
  number = 'CD-000000-' || upper(left(id::text, 8)),
  lines = jsonb_array_length(goods),
  goods = coalesce(
    (select jsonb_agg(line || '{"bookingNumber": ""}' order by at)
      from jsonb_array_elements(goods) with ordinality as each (line, at)),
    '[]'
  );
