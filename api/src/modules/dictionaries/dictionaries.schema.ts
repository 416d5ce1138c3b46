import type { DictionaryKind } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

export type PreviewOutcome = { added: number; changed: number };

interface DictionaryPreviewTable {
  id: string;
  kind: DictionaryKind;
  user_id: string;
  revision: number;
  created_at: ColumnType<string, Date, never>;
  /** What it would change; null until the file was read to its end. */
  counts: ColumnType<PreviewOutcome | null, null, string>;
  is_taken: Generated<boolean>;
}

interface DictionaryPreviewPartTable {
  preview_id: string;
  part: number;
  rows: ColumnType<object[], string, never>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    dictionary_preview: DictionaryPreviewTable;
    dictionary_preview_part: DictionaryPreviewPartTable;
  }
}
