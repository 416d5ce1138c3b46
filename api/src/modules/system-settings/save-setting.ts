import {
  isMenuPage,
  type Locale,
  type RemoteEntry,
  type SettingSection,
  type SystemSettings,
  settingProblems,
} from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireVersion } from '../../save/asked-version.ts';
import { saveOnce } from '../../save/save-once.ts';
import { listSettings, lockSection, storeSetting } from './system-settings.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  /** What a section is before anybody saves it. */
  readUsual: () => Promise<SystemSettings>;
  /** The remotes as somebody's registry has them. */
  readRemotes: (actor: Actor) => Promise<readonly RemoteEntry[]>;
};

/** Changes one section, as it was seen. */
export async function saveSetting(
  deps: Dependencies,
  { idempotencyKey: key, ...content }: Call<'POST /system/settings/save'>['body'],
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<{ version: number }> {
  const { section, value, version } = content;
  const problems = settingProblems<SettingSection>(section, value);
  if (problems.length === 0 && 'dashboardUrl' in value) {
    // One that is no page of the workspace, such as the sign-in, would be all that anybody gets to see.
    const remotes = await deps.readRemotes(actor);
    if (!isMenuPage(remotes, value.dashboardUrl)) problems.push({ path: 'dashboardUrl', rule: 'noSuchPage' });
  }
  refuseProblems(
    problems.map((problem) => ({ ...problem, path: `value.${problem.path}` })),
    locale,
  );
  const usual = await deps.readUsual();
  return await saveOnce(deps, { customerId: actor.customerId, key, content }, async (transaction, at) => {
    await lockSection(transaction, section);
    const [stored] = await listSettings(transaction, [section]);
    requireVersion({ id: section, version: stored?.version ?? 0 }, version);
    const next = version + 1;
    await storeSetting(transaction, { section, value, version: next, by: actor.name, at });
    const before = stored ? (stored.value as object) : usual[section]; // an object by each schema
    noteChange({ what: 'systemSetting', recordId: section, before, after: value });
    return { version: next };
  });
}
