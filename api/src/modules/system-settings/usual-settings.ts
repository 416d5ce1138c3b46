import { type SiteBase, type SystemSettings, settingSections } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { emptyBase } from '../site/site.presenter.ts';
import { listWebsiteConfigs } from '../site/site.repository.ts';
import { readSettings, type StoredSetting } from './read-settings.ts';

type Shown = EndpointResult<Endpoints['GET /system/settings/get']>;
type Sections = Pick<Shown, (typeof settingSections)[number]>;

/** What every section is before anybody saves it: what was released, and what the server was started with. */
export async function readUsual(database: Kysely<Tables>): Promise<SystemSettings> {
  const configs = await listWebsiteConfigs(database);
  const base = (locale: 'zh-CN' | 'en'): SiteBase =>
    configs.find((config) => config.locale === locale)?.base ?? emptyBase;
  const [chinese, english] = [base('zh-CN'), base('en')];
  return {
    website: {
      appNameZh: chinese.appName,
      appNameEn: english.appName,
      companyNameZh: chinese.companyName,
      companyNameEn: english.companyName,
      serviceHoursZh: chinese.serviceHours,
      serviceHoursEn: english.serviceHours,
      phone: chinese.phone,
      email: chinese.email,
      dashboardUrl: chinese.dashboardUrl ?? '/dashboard',
    },
    theme: { primaryColor: chinese.primaryColor ?? '' },
    watermark: { isShown: false },
    session: { hours: null, rememberHours: null },
    announcement: { textZh: '', textEn: '', from: null, until: null, isOnLogin: false },
  };
}

/** Every section as it holds now. */
export async function readSections(database: Kysely<Tables>): Promise<Sections> {
  const stored = await readSettings(database, settingSections);
  const usual = await readUsual(database);
  return {
    website: shown(stored.website, usual.website),
    theme: shown(stored.theme, usual.theme),
    watermark: shown(stored.watermark, usual.watermark),
    session: shown(stored.session, usual.session),
    announcement: shown(stored.announcement, usual.announcement),
  };
}

function shown<Section extends (typeof settingSections)[number]>(
  stored: StoredSetting<Section> | undefined,
  usual: SystemSettings[Section],
) {
  if (!stored) return { value: usual, version: 0, changed: null };
  const { value, version, changedBy, changedAt } = stored;
  return { value, version, changed: { by: changedBy, at: toChinaTime(changedAt) } };
}
