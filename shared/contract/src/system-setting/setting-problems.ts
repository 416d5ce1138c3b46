import { isEmail } from '../account/contact-rules.ts';
import { colorContrast, isHexColor } from '../rule/color-contrast.ts';
import { checkText, isDay, isPhone } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import {
  type AnnouncementSetting,
  leastContrast,
  type SessionSetting,
  type SettingSection,
  type SystemSettings,
  systemSettingLimits,
  type ThemeSetting,
  type WebsiteSetting,
} from './system-settings.ts';

const limits = systemSettingLimits;

/** What is wrong with a section, the same for form and server. */
export function settingProblems<Section extends SettingSection>(
  section: Section,
  value: SystemSettings[Section],
): Problem[] {
  return problemsOf[section](value);
}

const problemsOf: { [Section in SettingSection]: (value: SystemSettings[Section]) => Problem[] } = {
  website: websiteProblems,
  theme: themeProblems,
  watermark: () => [],
  session: sessionProblems,
  announcement: announcementProblems,
};

function websiteProblems(value: WebsiteSetting): Problem[] {
  const { phone, email, dashboardUrl } = value;
  const required = (path: keyof WebsiteSetting, max: number): Problem[] =>
    value[path] === '' ? [{ path, rule: 'required' }] : tooLong(path, value[path], max);
  return [
    ...required('appNameZh', limits.appName),
    ...required('appNameEn', limits.appName),
    ...required('companyNameZh', limits.companyName),
    ...required('companyNameEn', limits.companyName),
    ...tooLong('serviceHoursZh', value.serviceHoursZh, limits.serviceHours),
    ...tooLong('serviceHoursEn', value.serviceHoursEn, limits.serviceHours),
    ...(phone !== '' && !isPhone(phone) ? [{ path: 'phone', rule: 'invalidPhone' } as const] : []),
    ...(email !== '' && !isEmail(email) ? [{ path: 'email', rule: 'invalidEmail' } as const] : []),
    ...(isPortalPath(dashboardUrl) ? [] : [{ path: 'dashboardUrl', rule: 'invalidPath' } as const]),
  ];
}

/** A page of this portal and of no other site: `//host` and `/\host` lead elsewhere. */
function isPortalPath(path: string): boolean {
  return path.length <= limits.path && /^\/[\w-]+(\/[\w.-]+)*$/.test(path);
}

/**
 * White decides: as text on it, and as what is written on the main button. On dark grounds the theme takes the nearest
 * lighter shade that reads, which there always is (`primaryColors` of the kit).
 */
function themeProblems({ primaryColor: color }: ThemeSetting): Problem[] {
  if (color === '') return [];
  if (!isHexColor(color)) return [{ path: 'primaryColor', rule: 'invalidColor' }];
  const ratio = colorContrast(color, '#FFFFFF');
  if (ratio >= leastContrast) return [];
  // Never rounded up to what it has to be.
  const params = { ratio: `${Math.floor(ratio * 100) / 100}:1`, least: `${leastContrast}:1` };
  return [{ path: 'primaryColor', rule: 'lowContrast', params }];
}

function sessionProblems({ hours, rememberHours }: SessionSetting): Problem[] {
  const outside = [
    ...outsideRange('hours', hours, limits.hours),
    ...outsideRange('rememberHours', rememberHours, limits.rememberHours),
  ];
  if (outside.length > 0 || hours === null || rememberHours === null || rememberHours >= hours)
    return outside;
  return [{ path: 'rememberHours', rule: 'rememberedShorter', params: { hours } }];
}

function outsideRange(
  path: keyof SessionSetting,
  value: number | null,
  range: { min: number; max: number },
): Problem[] {
  const isInside = value === null || (Number.isInteger(value) && value >= range.min && value <= range.max);
  return isInside ? [] : [{ path, rule: 'outsideRange', params: range }];
}

function announcementProblems({ textZh, textEn, from, until }: AnnouncementSetting): Problem[] {
  // In both languages or in none: whoever reads the other one would see nothing.
  const missing = (path: 'textZh' | 'textEn', text: string, other: string): Problem[] =>
    text === '' && other !== '' ? [{ path, rule: 'required' }] : tooLong(path, text, limits.announcement);
  const day = (path: 'from' | 'until', value: string | null): Problem[] =>
    value === null || isDay(value) ? [] : [{ path, rule: 'invalidDate' }];
  const days = [...day('from', from), ...day('until', until)];
  return [
    ...missing('textZh', textZh, textEn),
    ...missing('textEn', textEn, textZh),
    ...days,
    ...(days.length === 0 && from !== null && until !== null && until < from
      ? [{ path: 'until', rule: 'endsBeforeStart', params: { from } } as const]
      : []),
  ];
}

function tooLong(path: string, text: string, max: number): Problem[] {
  const problem = checkText(text, max);
  return problem ? [{ path, ...problem }] : [];
}
