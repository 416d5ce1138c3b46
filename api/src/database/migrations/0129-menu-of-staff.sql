-- Staff keep the stored menu: groups and pages of the portal, links, framed pages, and permissions below their pages.
alter table menu_item
  add column type text not null default 'menu' check (type in ('menu', 'link', 'iframe', 'button')),
  add column version integer not null default 1;

-- One row: the sites whose pages may stand in a frame of the portal, as `host[:port]`.
create table menu_settings (
  id boolean primary key default true check (id),
  frame_hosts text[] not null,
  version integer not null,
  changed_at timestamptz(3) not null
);
