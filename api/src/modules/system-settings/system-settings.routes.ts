import type { RemoteEntry } from '@berth/contract';
import type { Actor, Handlers } from '../../http/handlers.ts';
import type { OutboxSettings } from '../../notify/outbox/outbox-settings.ts';
import type { Providers } from '../../notify/outbox/providers/provider.ts';
import { type HealthDependencies, readPortalHealth } from './portal-health.ts';
import { saveSetting } from './save-setting.ts';
import { sendTest } from './send-test.ts';
import type { SessionHours } from './session-hours.ts';
import { getReach } from './system-settings.repository.ts';
import { readSections, readUsual } from './usual-settings.ts';
import { readWorkspace } from './workspace.ts';

type Dependencies = HealthDependencies & {
  providers: Providers;
  usualHours: SessionHours;
  readRemotes: (actor: Actor) => Promise<readonly RemoteEntry[]>;
};

/** Settings of the whole portal, for staff, and what follows from them for everybody in the workspace. */
export function systemSettingHandlers(deps: Dependencies) {
  const { database, clock, config, usualHours } = deps;
  return {
    'GET /system/settings/get': async ({ actor }) => {
      const { phone, email } = await getReach(database, actor.userId);
      const sections = await readSections(database);
      return { ...sections, usualHours, ways: waysOf(config.outbox), own: { sms: phone, mail: email } };
    },
    'POST /system/settings/save': async ({ actor, body, locale }) =>
      await saveSetting({ ...deps, readUsual: () => readUsual(database) }, body, { actor, locale }),
    'POST /system/settings/testMessage': async ({ actor, body, locale, signal }) =>
      await sendTest({ ...deps, outboxSettings: config.outbox }, body, { actor, locale, signal }),
    'GET /system/settings/health': async () => await readPortalHealth(deps),
    'GET /user/getWorkspace': async ({ actor }) =>
      await readWorkspace(database, { memberId: actor.userId, now: clock() }),
  } satisfies Partial<Handlers>;
}

function waysOf({ sms, mail }: OutboxSettings) {
  const way = <Name extends string>(configured: unknown, name: Name): Name | 'file' | 'none' => {
    if (configured === null) return 'none';
    return configured === 'file' ? 'file' : name;
  };
  return { sms: way(sms, 'gateway'), mail: way(mail, 'server') };
}
