-- News and help of the public site. They belong to no customer.
create table article_category (
  kind text collate "C" not null check (kind in ('news', 'help')),
  code text collate "C" not null,
  title_zh text not null,
  title_en text not null,
  ordinal integer not null,
  primary key (kind, code)
);

create table article (
  id uuid primary key,
  kind text collate "C" not null,
  category text collate "C" not null,
  -- Its name in addresses.
  slug text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  cover_upload_id uuid references upload (id),
  is_pinned boolean not null default false,
  -- Null: nobody has said yet when.
  publish_at timestamptz(3),
  expire_at timestamptz(3),
  -- The pages of the portal that a help article speaks of: this path and all below it.
  about_path text collate "C" check (about_path is null or (kind = 'help' and about_path ~ '^/[^/].*[^/]$')),
  -- Until somebody changes it, a later version of the portal may bring it anew.
  is_as_shipped boolean not null default false,
  version uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (kind, slug),
  foreign key (kind, category) references article_category (kind, code),
  check (expire_at is null or expire_at > publish_at)
);

create index article_by_category on article (kind, category);
create index article_by_time on article (kind, publish_at);
create index article_by_cover on article (cover_upload_id);

-- What it says in one language; each is published and withdrawn by itself.
create table article_text (
  article_id uuid not null references article (id) on delete cascade,
  locale text collate "C" not null check (locale in ('zh-CN', 'en')),
  title text not null,
  summary text not null,
  -- As the editor stores it, whatever the version of the portal that did.
  body json not null,
  search text not null,
  is_published boolean not null default false,
  -- Both blank where it has no other source than us.
  source_name text not null default '',
  source_link text not null default '',
  version uuid not null,
  updated_at timestamptz(3) not null,
  primary key (article_id, locale)
);
