import type { LocalizedText } from '../language/locale.ts';
import { checkPositive, checkText, isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';

export const demoKinds = ['sea', 'air', 'rail'] as const;
export type DemoKind = (typeof demoKinds)[number];

export const demoKindNames: Record<DemoKind, LocalizedText> = {
  sea: { 'zh-CN': '海运', en: 'Sea' },
  air: { 'zh-CN': '空运', en: 'Air' },
  rail: { 'zh-CN': '铁路', en: 'Rail' },
};

/** A record of the template pages, as it is entered. `weightKg` in kilograms, three decimals at most. */
export type DemoContent = {
  title: string;
  kind: DemoKind | null;
  weightKg: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  note: string;
};

export const demoLimits = { records: 1000, title: 60, note: 500, decimals: 3 } as const;

/** What is wrong with what is entered, the same for form and server. */
export function demoProblems({ title, kind, weightKg, day, note }: DemoContent): Problem[] {
  const problems: Problem[] = [];
  const ofTitle = title === '' ? ({ rule: 'required' } as const) : checkText(title, demoLimits.title);
  if (ofTitle) problems.push({ path: 'title', ...ofTitle });
  if (kind === null) problems.push({ path: 'kind', rule: 'chooseOne' });
  const ofWeight =
    weightKg === null
      ? ({ rule: 'required' } as const)
      : checkPositive(weightKg, { decimals: demoLimits.decimals });
  if (ofWeight) problems.push({ path: 'weightKg', ...ofWeight });
  if (day === null) problems.push({ path: 'day', rule: 'required' });
  else if (!isDay(day)) problems.push({ path: 'day', rule: 'invalidDate' });
  const ofNote = checkText(note, demoLimits.note);
  if (ofNote) problems.push({ path: 'note', ...ofNote });
  return problems;
}
