import type { ColumnType } from 'kysely';

interface JobEffectTable {
  job_id: string;
  step: string;
  done_at: ColumnType<string, Date, never>;
}

declare module '../database/tables.ts' {
  interface Tables {
    job_effect: JobEffectTable;
  }
}
