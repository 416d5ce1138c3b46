import type { ColumnType } from 'kysely';

interface JobEffectTable {
  job_id: string;
  step: string;
  done_at: ColumnType<string, Date, never>;
}

export interface JobTables {
  job_effect: JobEffectTable;
}
