-- Each save of what a person keeps of a table is another version, so that one made from an older one is noticed.
-- Not counted: what is removed and made again must not come to a version that somebody has seen before.
alter table table_settings add column version uuid not null default gen_random_uuid();
alter table saved_filter add column version uuid not null default gen_random_uuid();
alter table saved_view add column version uuid not null default gen_random_uuid();
