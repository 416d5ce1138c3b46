import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { recordKinds } from '../record/record-kind.ts';
import { reminderHours, urgencies, type WorklistSource, worklistKinds, worklistSources } from './worklist.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() });

const worklistItem = z.object({
  /** The same for as long as the reason lasts. */
  id: z.string(),
  /** Another one whenever the reason, the deadline or the urgency is: a snoozed item comes back then. */
  version: z.string(),
  kind: z.enum(worklistKinds),
  record: z.object({ kind: z.enum(recordKinds), id: z.string(), number: z.string() }),
  why: localizedText,
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time; null where nothing falls due. */
  dueAt: z.string().nullable(),
  /** `YYYY-MM-DD`, where the deadline is the end of that day: days to it are counted by the calendar. */
  dueOn: z.string().nullable(),
  urgency: z.enum(urgencies),
  /** What its button says. */
  action: localizedText,
  /** The page where it is done. */
  path: z.string(),
});
export type WorklistItem = z.infer<typeof worklistItem>;

const worklist = z.object({
  rows: z.array(worklistItem),
  /** Modules that could not be asked this time. */
  unanswered: z.array(z.enum(Object.keys(worklistSources) as [WorklistSource])), // the keys, typed
});
export type Worklist = z.infer<typeof worklist>;

const settings = z.object({
  /** Hours before a cut-off; none where nobody is to be reminded. */
  cutOffHours: z
    .array(z.literal(reminderHours))
    .max(reminderHours.length)
    .refine((hours) => new Set(hours).size === hours.length, 'each once'),
});

/** What needs the caller (spec section 2, console), and the reminders that they chose. */
export const worklistEndpoints = {
  'GET /business/getWorklist': {
    summary:
      'What needs the caller, the most urgent first, without what they snoozed. Each module has two seconds: one that ' +
      'does not answer is named',
    access: 'signedIn',
    result: worklist,
  },
  'POST /business/snoozeWorklistItem': {
    summary:
      'Hides an item from the caller until a day, or until its reason changes; without a day shows it again',
    access: 'signedIn',
    body: z.object({
      id: z.string().max(200),
      /** Of the item as it was shown. */
      version: z.string().max(64),
      /** `YYYY-MM-DD` in China, from tomorrow on. */
      until: z.string().max(40).nullable(),
    }),
    result: z.object({ id: z.string(), until: z.string().nullable() }),
    errors: ['NOT_FOUND', 'WORKLIST_INCOMPLETE'],
  },
  'GET /user/reminderSettings': {
    summary: 'How long before a cut-off the caller is reminded of it',
    access: 'signedIn',
    result: settings,
  },
  'POST /user/reminderSettings': {
    summary: 'Changes how long before a cut-off the caller is reminded of it',
    access: 'signedIn',
    body: settings,
    result: settings,
  },
} as const satisfies EndpointTable;
