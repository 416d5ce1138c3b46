import type { LocalizedText } from '../language/locale.ts';

/** The modules that have something on the worklist, as an answer names one that could not be asked. */
export const worklistSources = {
  bookings: { 'zh-CN': '订舱', en: 'bookings' },
  tracking: { 'zh-CN': '运踪', en: 'tracking' },
  bills: { 'zh-CN': '账单', en: 'bills' },
  customs: { 'zh-CN': '报关', en: 'customs' },
  leads: { 'zh-CN': '网站线索', en: 'leads' },
  support: { 'zh-CN': '在线客服', en: 'conversations' },
} as const satisfies Record<string, LocalizedText>;
export type WorklistSource = keyof typeof worklistSources;

/** Why a record needs its customer. The words of a kind stand in the module that finds it. */
export const worklistKinds = [
  /** 退载 by the forwarder. */
  'bookingReturned',
  /** 截止: one cut-off of a sailing, not yet met. */
  'cutOffNear',
  /** The warehouse measured something other than was booked. */
  'measuredDifferently',
  /** The ship comes later than was first estimated. */
  'etaSlipped',
  /** A draft that nobody has gone on with. */
  'draftLeft',
  /** Amounts of a bill that nobody has confirmed. */
  'billToConfirm',
  /** A bill that is owed and past its day. */
  'billOverdue',
  /** The forwarder's word on a dispute, which the customer goes on with or ends. */
  'disputeAnswered',
  /** A proof of payment that the forwarder could not accept. */
  'proofRefused',
  /** A declaration that the customs desk returned. */
  'declarationReturned',
  /** A paper that the desk asks for, or has returned. */
  'declarationPaperAsked',
  /** 查验 or 退单: customs looks at the cargo, or has rejected the declaration. */
  'customsInspected',
  /** Of the forwarder's staff: what a visitor of the public site asked, and nobody works on yet. */
  'leadWaiting',
  /** Of the forwarder's staff: conversations of visitors and customers wait for an answer. */
  'conversationsWaiting',
] as const;
export type WorklistKind = (typeof worklistKinds)[number];

/** How soon something must be done, the most urgent first. */
export const urgencies = ['overdue', 'urgent', 'soon', 'normal'] as const;
export type Urgency = (typeof urgencies)[number];

const hourMs = 3600_000;
const urgentMs = 24 * hourMs;
const soonMs = 72 * hourMs;

/** How urgent something is that is due then: within a day, within three days, or later. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const leftMs = dueAt.getTime() - now.getTime();
  if (leftMs < 0) return 'overdue';
  if (leftMs <= urgentMs) return 'urgent';
  return leftMs <= soonMs ? 'soon' : 'normal';
}

/** Hours before a cut-off at which a person can be reminded of it. */
export const reminderHours = [72, 24] as const;
export type ReminderHours = (typeof reminderHours)[number];
