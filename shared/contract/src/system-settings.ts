export { colorContrast, isHexColor } from './rule/color-contrast.ts';
export type { Announcement } from './system-setting/announcement.ts';
export { settingProblems } from './system-setting/setting-problems.ts';
export {
  type AnnouncementSetting,
  leastContrast,
  type SessionSetting,
  type SettingSection,
  type SystemSettings,
  settingSections,
  systemSettingLimits,
  type ThemeSetting,
  type WatermarkSetting,
  type WebsiteSetting,
} from './system-setting/system-settings.ts';
