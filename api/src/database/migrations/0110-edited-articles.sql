-- Pictures of the public site: everybody who has the address of one sees it.
create table site_picture (
  id uuid primary key,
  -- Of the largest that is kept.
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- Each width stands under this, as `<key>-960.webp`.
  storage_key text collate "C" not null,
  created_at timestamptz(3) not null,
  -- Null until its bytes are there, and once it is being removed.
  stored_at timestamptz(3),
  -- Since when nothing is known to use it; null: something did when it was last looked at.
  unused_since timestamptz(3)
);

create index site_picture_unused on site_picture (unused_since);

alter table article add column cover_picture_id uuid references site_picture (id);
alter table article_text add column cover_alt text not null default '';

create index article_by_cover_picture on article (cover_picture_id);

-- What staff write of an article until they publish it: of the same id, which the article has once it is published.
create table article_draft (
  id uuid primary key,
  kind text collate "C" not null check (kind in ('news', 'help')),
  content json not null,
  -- Of the content, for the list.
  category text collate "C" not null,
  is_pinned boolean not null,
  title text not null,
  title_search text not null,
  -- Of what was published: whether it says something else.
  has_changes boolean not null,
  version integer not null,
  by_name text not null,
  by_search text not null,
  -- The key that the page made, and what was sent with it; null: of an article that was there.
  key_hash bytea unique,
  content_hash bytea,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index article_draft_by_time on article_draft (updated_at, id);

create table article_draft_picture (
  draft_id uuid not null references article_draft (id) on delete cascade,
  picture_id uuid not null references site_picture (id),
  primary key (draft_id, picture_id)
);

create index article_draft_picture_by_picture on article_draft_picture (picture_id);

-- What was published, each time.
create table article_version (
  article_id uuid not null references article (id),
  number integer not null,
  content json not null,
  -- In which it was published then, by commas.
  languages text collate "C" not null,
  publish_at timestamptz(3) not null,
  expire_at timestamptz(3),
  -- As they were called then; null: as it was shipped.
  by_name text,
  at timestamptz(3) not null,
  primary key (article_id, number)
);

create table article_version_picture (
  article_id uuid not null,
  number integer not null,
  picture_id uuid not null references site_picture (id),
  primary key (article_id, number, picture_id),
  foreign key (article_id, number) references article_version (article_id, number)
);

create index article_version_picture_by_picture on article_version_picture (picture_id);

-- Links that show a draft. The article may be a draft alone, or one that nobody has changed yet.
create table article_preview (
  key_hash bytea primary key,
  article_id uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index article_preview_by_article on article_preview (article_id, expires_at);
create index article_preview_by_time on article_preview (expires_at);

-- Articles as they are listed: title and category of the draft, the rest as published.
create view article_row as
select
  listed.id,
  listed.kind,
  listed.category as category_code,
  listed.title,
  listed.title_search,
  coalesce(category.title_zh, '') as category_zh,
  coalesce(category.title_en, '') as category_en,
  -- As a search document.
  coalesce(E'\n' || regexp_replace(lower(normalize(category.title_zh, NFKC)), '\s+', '', 'g') || E'\n'
    || regexp_replace(lower(normalize(category.title_en, NFKC)), '\s+', '', 'g') || E'\n', '') as category_search,
  listed.is_draft,
  listed.languages,
  listed.has_changes,
  listed.is_pinned,
  listed.publish_at,
  listed.expire_at,
  listed.changed_by,
  listed.changed_by_search,
  listed.changed_at
from (
  select
    article.id,
    article.kind,
    coalesce(draft.category, article.category) as category,
    coalesce(draft.title, zh.title, en.title, '') as title,
    -- The title's own part of what the site searches in.
    coalesce(
      draft.title_search,
      split_part(coalesce(zh.search, ''), E'\n\n', 1) || E'\n' || split_part(coalesce(en.search, ''), E'\n\n', 1) || E'\n'
    ) as title_search,
    false as is_draft,
    case
      when coalesce(zh.is_published, false) and coalesce(en.is_published, false) then 'both'
      when coalesce(zh.is_published, false) then 'zh-CN'
      when coalesce(en.is_published, false) then 'en'
      else 'none'
    end as languages,
    coalesce(draft.has_changes, false) as has_changes,
    article.is_pinned,
    article.publish_at,
    article.expire_at,
    coalesce(draft.by_name, '') as changed_by,
    coalesce(draft.by_search, '') as changed_by_search,
    coalesce(draft.updated_at, article.updated_at) as changed_at
  from article
  left join article_draft draft on draft.id = article.id
  left join article_text zh on zh.article_id = article.id and zh.locale = 'zh-CN'
  left join article_text en on en.article_id = article.id and en.locale = 'en'
  union all
  select
    draft.id,
    draft.kind,
    draft.category,
    draft.title,
    draft.title_search,
    true,
    'none',
    draft.has_changes,
    draft.is_pinned,
    null,
    null,
    draft.by_name,
    draft.by_search,
    draft.updated_at
  from article_draft draft
  where not exists (select from article where article.id = draft.id)
) listed
left join article_category category on category.kind = listed.kind and category.code = listed.category;
