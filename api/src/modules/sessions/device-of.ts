/** What a browser says of itself, in names that people know; '' where it does not say. */
export type Device = { browser: string; system: string };

// The first that fits: nearly every browser also calls itself by the names of those before it.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, 'WeChat'],
  [/DingTalk/i, 'DingTalk'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bQQBrowser\//i, 'QQ Browser'],
  [/\bHuaweiBrowser\//i, 'Huawei Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bOpenHarmony\b|\bHarmonyOS\b/i, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** The browser and the system that a User-Agent header names. Anybody may send any: it tells owners their own devices apart. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

/** The same as one text, such as `Edge · Windows`. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== '').join(' · ');
}
