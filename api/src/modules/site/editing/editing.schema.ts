import type { ArticleContent, ArticleKind } from '@berth/contract';
import type { ColumnType } from 'kysely';
import type { publishedLanguages } from './article-standing.ts';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
/** Read in any shape that an earlier version of the portal stored. */
type StoredContent = ColumnType<ArticleContent, string, string>;

interface ArticleDraftTable {
  id: string;
  kind: ArticleKind;
  content: StoredContent;
  category: string;
  is_pinned: boolean;
  title: string;
  title_search: string;
  has_changes: boolean;
  version: number;
  by_name: string;
  by_search: string;
  key_hash: ColumnType<Buffer | null, Buffer | null, never>;
  content_hash: ColumnType<Buffer | null, Buffer | null, never>;
  created_at: ColumnType<string, Date, never>;
  updated_at: Instant;
}

interface ArticleVersionTable {
  article_id: string;
  number: number;
  content: StoredContent;
  /** By commas. */
  languages: string;
  publish_at: string;
  expire_at: string | null;
  by_name: string | null;
  at: Instant;
}

interface ArticlePreviewTable {
  key_hash: Buffer;
  article_id: string;
  created_at: Instant;
  expires_at: Instant;
}

/** A view: nothing is written through it. */
interface ArticleRowView {
  id: string;
  kind: ArticleKind;
  category_code: string;
  category_zh: string;
  category_en: string;
  category_search: string;
  title: string;
  title_search: string;
  is_draft: boolean;
  languages: keyof typeof publishedLanguages;
  has_changes: boolean;
  is_pinned: boolean;
  publish_at: string | null;
  expire_at: string | null;
  changed_by: string;
  changed_by_search: string;
  changed_at: string;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    article_draft: ArticleDraftTable;
    article_draft_picture: { draft_id: string; picture_id: string };
    article_version: ArticleVersionTable;
    article_version_picture: { article_id: string; number: number; picture_id: string };
    article_preview: ArticlePreviewTable;
    article_row: ArticleRowView;
  }
}
