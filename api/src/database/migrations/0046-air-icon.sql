-- Air bookings had the outline of LCL's list.
update menu_item
set meta = meta || '{"icon": "plane"}'
where id = 'a1f00000-0000-4000-8000-000000000002' and meta ->> 'icon' = 'list';
