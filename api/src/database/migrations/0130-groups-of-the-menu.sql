-- A group has no page of its own, and shows to whoever sees anything in it. What was stored as a framed page has always
-- opened in a window of its own.
update menu_item set path = '', permission = null
  where exists (select from menu_item as child where child.parent_id = menu_item.id);
update menu_item set type = 'link', path = '', meta = meta - 'type' where meta ->> 'type' = 'iframe';
