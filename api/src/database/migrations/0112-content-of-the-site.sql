-- What staff announce on the public site, in both languages, and what of a release's content they have removed.
create table banner (
  id uuid primary key,
  version integer not null default 1,
  ordinal integer not null,
  is_shown boolean not null,
  title_zh text not null,
  title_en text not null,
  line_zh text not null,
  line_en text not null,
  -- A path of the portal or an address; '' without one.
  link text not null,
  link_words_zh text not null,
  link_words_en text not null,
  picture_id uuid references site_picture (id),
  -- Null: at once, and for ever.
  shown_from timestamptz(3),
  shown_until timestamptz(3)
);
create index banner_by_place on banner (ordinal, id) where is_shown;
create index banner_by_picture on banner (picture_id);

create table bulletin (
  id uuid primary key,
  version integer not null default 1,
  day date not null,
  is_pinned boolean not null,
  text_zh text not null,
  text_en text not null,
  link text not null,
  shown_from timestamptz(3),
  shown_until timestamptz(3)
);
create index bulletin_by_day on bulletin (is_pinned desc, day desc, id);

-- A row that was removed: a release that ships it does not bring it back.
create table removed_content (
  id uuid primary key,
  removed_at timestamptz(3) not null
);
