/**
 * The design tokens of Berth: the one source from which antd's theme and the `--berth-*` CSS variables come.
 * Every text colour has a contrast of at least 4.5:1 on every surface of its appearance, every status dot and
 * field border at least 3:1 (WCAG 2.2 AA; `tokens.test.ts` measures them).
 */
export type Appearance = 'light' | 'dark';

/** Colours that differ between light and dark. */
export type Palette = {
  /** The side bar and other dark grounds, in both appearances. */
  ink: string;
  text: string;
  text2: string;
  text3: string;
  /** Hairlines between things. */
  line: string;
  /** The border of something that can be operated. */
  lineStrong: string;
  surface: string;
  surface2: string;
  /** The ground that surfaces lie on. */
  page: string;
  danger: string;
  dangerSurface: string;
  warning: string;
  warningSurface: string;
  success: string;
  successSurface: string;
};

/** Harbour blue, until the website configuration gives another colour. */
export const defaultPrimary = '#1657C9';
/** Container orange: the main action of the public site, and what needs attention. */
export const orange = '#E8590C';

export const palettes: Readonly<Record<Appearance, Palette>> = {
  light: {
    ink: '#0F1B2D',
    text: '#0F1B2D',
    text2: '#44536A',
    text3: '#5C6A7F',
    line: '#E0E5EC',
    lineStrong: '#8995A7',
    surface: '#FFFFFF',
    surface2: '#F7F9FB',
    page: '#F1F4F8',
    danger: '#BE2A20',
    dangerSurface: '#FDF1F0',
    warning: '#8F5200',
    warningSurface: '#FFF6E5',
    success: '#136F3C',
    successSurface: '#EEF8F2',
  },
  dark: {
    ink: '#0A121E',
    text: '#E8EDF4',
    text2: '#B3BFCF',
    text3: '#94A2B5',
    line: '#263549',
    lineStrong: '#66778E',
    surface: '#121D2C',
    surface2: '#182536',
    page: '#0C1522',
    danger: '#FF8B81',
    dangerSurface: '#33191B',
    warning: '#F0B455',
    warningSurface: '#312611',
    success: '#62C98D',
    successSurface: '#12291F',
  },
};

const statusHues = {
  grey: { light: '#66748A', dark: '#93A1B5' },
  blue: { light: '#1F6FE0', dark: '#5B9BFF' },
  violet: { light: '#7A4FD6', dark: '#A88BF5' },
  teal: { light: '#0B8A8A', dark: '#2CC0BD' },
  green: { light: '#1C8A4B', dark: '#4CC381' },
  red: { light: '#D0342C', dark: '#FF7A70' },
  amber: { light: '#B46900', dark: '#EFAE45' },
} as const satisfies Record<string, Record<Appearance, string>>;

/** Meanings have fixed colours everywhere; a primary colour from the configuration does not change them. */
const statusMeanings = {
  draft: 'grey',
  toBeReceived: 'grey',
  received: 'blue',
  spaceLocked: 'violet',
  arrived: 'teal',
  pickedUp: 'green',
  returned: 'red',
  notSubmitted: 'grey',
  toBeConfirmed: 'amber',
  unconfirmed: 'amber',
  confirmed: 'green',
  unpaid: 'red',
  partial: 'amber',
  proofSent: 'blue',
  settled: 'green',
  disputed: 'violet',
  answered: 'blue',
  cancelled: 'grey',
  running: 'blue',
  finished: 'green',
  failed: 'red',
} as const satisfies Record<string, keyof typeof statusHues>;

/** What a status dot can say. */
export type StatusName = keyof typeof statusMeanings;
export const statusNames = Object.keys(statusMeanings) as StatusName[]; // keys of the same object

export function statusColor(name: StatusName, appearance: Appearance): string {
  return statusHues[statusMeanings[name]][appearance];
}

export const fontSizes = [12, 13, 14, 16, 20, 28, 40] as const;
export const lineHeight = 1.5;
export const radius = 6;

const hanFaces = "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif";
/**
 * Quotation marks, dashes and the ellipsis are shared by both scripts: in Chinese they come full-width from the
 * Chinese face, so the `Inter` of fonts.css leaves them out and `Inter Latin` has them. Until it has come, `Inter Fallback`
 * stands in with its measures, so that nothing moves then.
 */
export const fontFamilies = {
  'zh-CN': `Inter, 'Inter Fallback', ${hanFaces}`,
  en: `'Inter Latin', 'Inter Fallback', ${hanFaces}`,
} as const;
export const monoFamily = `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', ${hanFaces.replace('sans-serif', 'monospace')}`;
