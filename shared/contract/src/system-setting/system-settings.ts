/** The settings of the whole portal that staff change, each section saved by itself. */
export const settingSections = ['website', 'theme', 'watermark', 'session', 'announcement'] as const;
export type SettingSection = (typeof settingSections)[number];

/** What the portal says of the forwarder in both languages; `dashboardUrl` is where `/` leads after sign-in. */
export type WebsiteSetting = {
  appNameZh: string;
  appNameEn: string;
  companyNameZh: string;
  companyNameEn: string;
  serviceHoursZh: string;
  serviceHoursEn: string;
  phone: string;
  email: string;
  dashboardUrl: string;
};

/** `#RRGGBB`; '' for the house's own. */
export type ThemeSetting = { primaryColor: string };

/** Over the whole workspace: who is signed in, and the day. */
export type WatermarkSetting = { isShown: boolean };

/** Hours until a session ends; null for what the server was started with. */
export type SessionSetting = { hours: number | null; rememberHours: number | null };

/** Above the pages of the workspace on these days, `YYYY-MM-DD`, both included; '' says nothing. */
export type AnnouncementSetting = {
  textZh: string;
  textEn: string;
  from: string | null;
  until: string | null;
  /** It stands on the page of sign-in, too, which everybody can read. */
  isOnLogin: boolean;
};

export type SystemSettings = {
  website: WebsiteSetting;
  theme: ThemeSetting;
  watermark: WatermarkSetting;
  session: SessionSetting;
  announcement: AnnouncementSetting;
};

export const systemSettingLimits = {
  appName: 40,
  companyName: 100,
  serviceHours: 80,
  path: 200,
  announcement: 300,
  hours: { min: 1, max: 24 },
  rememberHours: { min: 1, max: 30 * 24 },
} as const;

/** Of texts and of white on the main button (WCAG 2.2 AA). */
export const leastContrast = 4.5;
