import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { canBecome, type StatusTable } from '../rule/status-table.ts';

export const leadStates = ['new', 'working', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadStateNames = {
  new: { 'zh-CN': '新线索', en: 'New' },
  working: { 'zh-CN': '跟进中', en: 'Being worked on' },
  won: { 'zh-CN': '已成交', en: 'Won' },
  lost: { 'zh-CN': '未成交', en: 'Lost' },
  spam: { 'zh-CN': '无效', en: 'Spam' },
} as const;

const actions: readonly never[] = [];

/** What was closed by mistake is taken up again. */
const leadTable: Pick<StatusTable<LeadState, never, never>, 'rules'> = {
  rules: {
    new: { next: ['working', 'spam'], actions },
    working: { next: ['won', 'lost', 'spam'], actions },
    won: { next: ['working'], actions },
    lost: { next: ['working'], actions },
    spam: { next: ['working'], actions },
  },
};

/** The states that a lead can have after a change: the one that it has, and where it can go from there. */
export function leadStatesFrom(state: LeadState): LeadState[] {
  return leadStates.filter((to) => to === state || canBecome(leadTable, state, to));
}

/** Whether nobody has anything to do with it any more. */
export function isLeadClosed(state: LeadState): boolean {
  return state === 'won' || state === 'lost' || state === 'spam';
}

export const leadNoteLimit = 1000;

/** What of a lead staff change, beside a note. */
export type LeadHandling = { state: LeadState; ownerId: string | null };

/** What keeps a change from being saved: closing needs a reason, and something has to change. */
export function leadChangeProblems(before: LeadHandling, after: LeadHandling & { note: string }): Problem[] {
  const { state, ownerId, note } = after;
  const tooLong = checkText(note, leadNoteLimit);
  if (tooLong) return [{ path: 'note', ...tooLong }];
  if (note !== '') return [];
  if (state !== before.state && isLeadClosed(state)) return [{ path: 'note', rule: 'required' }];
  const isSame = state === before.state && ownerId === before.ownerId;
  return isSame ? [{ path: 'note', rule: 'leadUnchanged' }] : [];
}
