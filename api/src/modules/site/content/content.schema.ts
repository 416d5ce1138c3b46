import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string | null, Date | null, Date | null>;

/** When it is shown: null is at once, and for ever. */
interface Shown {
  shown_from: Instant;
  shown_until: Instant;
}

export interface BannerTable extends Shown {
  id: string;
  version: Generated<number>;
  ordinal: number;
  is_shown: boolean;
  title_zh: string;
  title_en: string;
  line_zh: string;
  line_en: string;
  /** A path of the portal or an address; '' without one. */
  link: string;
  link_words_zh: string;
  link_words_en: string;
  picture_id: string | null;
}

export interface BulletinTable extends Shown {
  id: string;
  version: Generated<number>;
  /** `YYYY-MM-DD` */
  day: string;
  is_pinned: boolean;
  text_zh: string;
  text_en: string;
  link: string;
}

/** Rows that staff have removed: a release that ships one does not bring it back. */
interface RemovedContentTable {
  id: string;
  removed_at: ColumnType<string, Date, never>;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    banner: BannerTable;
    bulletin: BulletinTable;
    removed_content: RemovedContentTable;
  }
}
