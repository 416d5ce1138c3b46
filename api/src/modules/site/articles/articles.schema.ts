import type { ArticleKind, Locale } from '@berth/contract';
import type { Generated, JSONColumnType } from 'kysely';

interface ArticleCategoryTable {
  kind: ArticleKind;
  code: string;
  title_zh: string;
  title_en: string;
  ordinal: number;
}

interface ArticleTable {
  id: string;
  kind: ArticleKind;
  category: string;
  slug: string;
  /** Of earlier versions of the portal; nothing writes it. */
  cover_upload_id: Generated<string | null>;
  cover_picture_id: Generated<string | null>;
  is_pinned: Generated<boolean>;
  publish_at: string | null;
  expire_at: string | null;
  about_path: string | null;
  is_as_shipped: Generated<boolean>;
  version: string;
  created_at: string;
  updated_at: string;
}

interface ArticleTextTable {
  article_id: string;
  locale: Locale;
  title: string;
  summary: string;
  /** Anything that was ever stored: it is read by `readRichText`. */
  body: JSONColumnType<object>;
  search: string;
  is_published: Generated<boolean>;
  cover_alt: Generated<string>;
  source_name: Generated<string>;
  source_link: Generated<string>;
  version: string;
  updated_at: string;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    article_category: ArticleCategoryTable;
    article: ArticleTable;
    article_text: ArticleTextTable;
  }
}
