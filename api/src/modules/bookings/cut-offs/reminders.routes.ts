import { reminderHours } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { findReminderHours, upsertReminderHours } from './reminders.repository.ts';

/** How long before a cut-off a person is reminded of it. */
export function reminderHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /user/reminderSettings': async ({ actor }) => ({
      cutOffHours: await findReminderHours(database, actor),
    }),
    'POST /user/reminderSettings': async ({ actor, body }) => {
      const cutOffHours = reminderHours.filter((hours) => body.cutOffHours.includes(hours));
      await upsertReminderHours(database, actor, cutOffHours);
      return { cutOffHours };
    },
  } satisfies Partial<Handlers>;
}
