import { expect, test } from '@jest/globals';
import type { TableAnswer } from './data-column.ts';
import { tableState } from './table-state.ts';

type Answer = TableAnswer<string, null>;
const refetch = () => undefined;
const data = { rows: ['a'], total: 1, summary: null };
const stateOf = (answer: Omit<Answer, 'refetch'>) => tableState({ ...answer, refetch }, 20, '数据格式错误');

test.each<[string, Omit<Answer, 'refetch'>, object]>([
  ['nothing came yet', { isStale: true }, { kind: 'loading' }],
  ['rows', { data, isStale: false }, { kind: 'rows', rows: ['a'], total: 1, isStale: false }],
  ['a newer answer is on its way', { data, isStale: true }, { kind: 'rows', isStale: true }],
  [
    'an error hides the rows of an earlier search',
    { data, isStale: true, problem: { message: '没有权限访问该资源' } },
    { kind: 'problem', problem: { message: '没有权限访问该资源' } },
  ],
  ['the session ended', { isStale: true, problem: { message: '', status: 401 } }, { kind: 'loading' }],
  ['nothing', { data: { ...data, rows: [], total: 0 }, isStale: false }, { kind: 'empty' }],
  [
    'nothing, of an earlier search',
    { data: { ...data, rows: [], total: 0 }, isStale: true },
    { kind: 'loading' },
  ],
  [
    'beyond the end',
    { data: { ...data, rows: [], total: 45 }, isStale: false },
    { kind: 'beyond', lastPage: 3 },
  ],
  [
    'no list at all',
    // What a broken server sends is not of the type.
    { data: { rows: null, total: 3, summary: null } as unknown as Answer['data'], isStale: false },
    { kind: 'problem', problem: { message: '数据格式错误' } },
  ],
])('%s', (_case, answer, expected) => {
  expect(stateOf(answer)).toMatchObject(expected);
});
