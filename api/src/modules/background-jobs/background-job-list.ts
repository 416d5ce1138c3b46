import {
  type BackgroundJobAct,
  type BackgroundJobKind,
  type BackgroundJobState,
  backgroundJobList,
  type LocalizedText,
  taskKinds,
} from '@berth/contract';
import { tableList } from '../../list/table-list.ts';
import { presentFailure } from '../tasks/tasks.presenter.ts';
import type { TaskFailure } from '../tasks/tasks.schema.ts';

type Beside = {
  title: LocalizedText;
  done: number;
  total: number | null;
  error: LocalizedText | null;
  acts: BackgroundJobAct[];
};

export const backgroundJobs = tableList(backgroundJobList, 'background_job', {
  isForwarders: true,
  odd: {
    title: { column: 'title_search' },
    customer: { column: 'customer_search', read: ({ customer }) => customer },
    person: {
      column: 'person_search',
      read: ({ person, person_account: account }) => (account === '' ? '' : `${person} (${account})`),
    },
  },
  alsoShown: [
    'kind',
    'state',
    'title_zh',
    'title_en',
    'customer',
    'person',
    'person_account',
    'done_count',
    'total_count',
    'task_error',
    'last_error',
  ],
  beside: (row): Beside => ({
    title: { 'zh-CN': row.title_zh, en: row.title_en },
    done: row.done_count,
    total: row.total_count,
    error: errorOf(row),
    acts: actsOf(row),
  }),
});

function errorOf({
  task_error: failure,
  last_error: code,
}: {
  task_error: TaskFailure | null;
  last_error: string;
}): LocalizedText | null {
  if (failure) return presentFailure(failure);
  return code === '' ? null : { 'zh-CN': code, en: code };
}

/** What is no task is tried again by itself, and keeps nothing that could be sent once it has ended. */
function actsOf(row: {
  kind: BackgroundJobKind;
  state: BackgroundJobState;
  person_account: string;
}): BackgroundJobAct[] {
  const isTask = taskKinds.some((kind) => kind === row.kind);
  if (!isTask) return [];
  if (row.state === 'waiting' || row.state === 'running') return ['cancel'];
  const mayBeRepeated = row.state === 'failed' || row.state === 'canceled';
  // It runs with the rights of whoever asked for it: without that person there are none.
  return mayBeRepeated && row.person_account !== '' ? ['retry'] : [];
}
