import { may, paths } from '@berth/contract';
import { fromChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import {
  type WorklistEntry,
  type WorklistProvider,
  type WorklistWords,
  wordReason,
} from '../../worklist/worklist-entry.ts';
import { listWaiting, type WaitingDeclaration } from './customs-worklist.repository.ts';

/** Nobody works through more. */
const limit = 100;

const returnedWords: WorklistWords = {
  why: {
    'zh-CN': '报关部已退回，请修改后重新提交',
    en: 'Returned by the customs desk: mend it and send it again',
  },
  action: { 'zh-CN': '修改资料', en: 'Mend' },
};
const paperWords: WorklistWords = {
  why: { 'zh-CN': '报关部要求补充或更换文件', en: 'The customs desk waits for a paper' },
  action: { 'zh-CN': '提交文件', en: 'Hand in' },
};
const inspectedWords: WorklistWords = {
  why: { 'zh-CN': '海关查验或退单，请配合处理', en: 'Customs inspects or has rejected it' },
  action: { 'zh-CN': '查看', en: 'Open' },
};

/** What needs a customer of their declarations. */
export function customsWorklist({ database }: Pick<Context, 'database'>): WorklistProvider {
  return {
    name: 'customs',
    permission: 'bookings:view',
    ask: async ({ actor }) => {
      const waiting = await listWaiting(database, { customerId: actor.customerId, limit });
      return waiting.flatMap((row) => entriesOf(row, may(actor, 'customs:edit')));
    },
  };
}

/** What is to be mended or handed in is for those who may. */
function entriesOf(row: WaitingDeclaration, isEditor: boolean): WorklistEntry[] {
  const { id, number, customs_cut_off_at: cutOff } = row;
  const due = cutOff === null ? null : new Date(fromChinaTime(cutOff));
  const about = {
    record: { kind: 'declaration', id, number } as const,
    path: paths.declaration({ id }),
    // By its cut-off, where one is known.
    ...(due ? { dueAt: due } : ({ dueAt: null, urgency: 'soon' } as const)),
  };
  const entries: WorklistEntry[] = [];
  if (isEditor && row.status === 'returned')
    entries.push({ kind: 'declarationReturned', ...about, ...wordReason(returnedWords) });
  if (isEditor && (row.asked_papers.length > 0 || row.has_returned_paper))
    entries.push({ kind: 'declarationPaperAsked', ...about, ...wordReason(paperWords) });
  if (row.reported === 'inspected' || row.reported === 'rejected')
    entries.push({
      kind: 'customsInspected',
      ...about,
      dueAt: null,
      urgency: 'urgent',
      ...wordReason(inspectedWords),
    });
  return entries;
}
