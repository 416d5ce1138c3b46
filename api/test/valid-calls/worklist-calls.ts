import type { ValidCalls } from './example.ts';

export const worklistCalls = {
  'GET /business/getWorklist': () => [{ input: {} }],
  'POST /business/snoozeWorklistItem': ({ worklistItemId: id, worklistUntil: until }) => [
    { input: { body: { id, version: 'seen', until } }, foreign: 'NOT_FOUND' },
    { input: { body: { id, version: 'seen', until: null } }, foreign: 'NOT_FOUND' },
  ],
  'GET /user/reminderSettings': () => [{ input: {} }],
  'POST /user/reminderSettings': () => [
    { input: { body: { cutOffHours: [24] } } },
    { input: { body: { cutOffHours: [] } } },
  ],
} satisfies Partial<ValidCalls>;
