import type { BackgroundJobKind, BackgroundJobState } from '@berth/contract';
import type { TaskFailure } from '../tasks/tasks.schema.ts';

interface BackgroundJobView {
  id: string;
  kind: BackgroundJobKind;
  title_zh: string;
  title_en: string;
  title_search: string;
  state: BackgroundJobState;
  customer: string;
  customer_search: string;
  person: string;
  /** '' where nobody's task it is, or that of an account that is gone. */
  person_account: string;
  person_search: string;
  done_count: number;
  total_count: number | null;
  tries: number;
  failures: number;
  task_error: TaskFailure | null;
  last_error: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    background_job: BackgroundJobView;
  }
}
