import type { Announcement, AnnouncementSetting, Locale, SiteBase, WebsiteConfig } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readSettings, type StoredSetting } from './read-settings.ts';

type Website = Pick<WebsiteConfig, 'base' | 'announcement'>;

/** What was released for the site, with what staff have set instead of it. `day` is that of China, `YYYY-MM-DD`. */
export async function readWebsiteInForce(
  database: Kysely<Tables>,
  released: WebsiteConfig['base'],
  day: string,
): Promise<Website> {
  const { website, theme, announcement } = await readSettings(database, ['website', 'theme', 'announcement']);
  const base = (locale: Locale): SiteBase => {
    const own = released[locale];
    const primaryColor = theme ? theme.value.primaryColor || null : own.primaryColor;
    if (!website) return { ...own, primaryColor };
    const { value } = website;
    const isChinese = locale === 'zh-CN';
    return {
      appName: isChinese ? value.appNameZh : value.appNameEn,
      companyName: isChinese ? value.companyNameZh : value.companyNameEn,
      serviceHours: isChinese ? value.serviceHoursZh : value.serviceHoursEn,
      phone: value.phone,
      email: value.email,
      primaryColor,
      dashboardUrl: value.dashboardUrl,
    };
  };
  const isOnLogin = announcement?.value.isOnLogin ?? false;
  return {
    base: { 'zh-CN': base('zh-CN'), en: base('en') },
    announcement: isOnLogin ? announcementOf(announcement, day) : null,
  };
}

/** What is announced on a day; null where nothing is. */
export function announcementOf(
  stored: StoredSetting<'announcement'> | undefined,
  day: string,
): Announcement | null {
  if (!stored || !isAnnounced(stored.value, day)) return null;
  const { value, version } = stored;
  return { id: String(version), text: { 'zh-CN': value.textZh, en: value.textEn } };
}

function isAnnounced({ textZh, from, until }: AnnouncementSetting, day: string): boolean {
  return textZh !== '' && (from === null || from <= day) && (until === null || day <= until);
}
