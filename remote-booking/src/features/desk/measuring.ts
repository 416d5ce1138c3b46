import { cargoLineLimits, type Problem } from '@berth/contract';
import { numberDraftProblem, numberOfDraft, type SheetSuggestion } from '@berth/ui';
import type { DeskBooking } from './desk.queries.ts';

/** What the warehouse found of a cargo line, as it is typed; `key` is the line, from 1. */
export type MeasuredDraft = {
  readonly key: string;
  readonly goods: string;
  readonly cartons: string;
  readonly weightKg: string;
  readonly volumeCbm: string;
  readonly longCm: string;
  readonly wideCm: string;
  readonly highCm: string;
};

type Quantity = Exclude<keyof MeasuredDraft, 'key' | 'goods'>;

const { weightDecimals, volumeDecimals, dimensionDecimals } = cargoLineLimits;
const decimalsOf = {
  cartons: 0,
  weightKg: weightDecimals,
  volumeCbm: volumeDecimals,
  longCm: dimensionDecimals,
  wideCm: dimensionDecimals,
  highCm: dimensionDecimals,
} as const satisfies Record<Quantity, number>;
export const quantities = Object.keys(decimalsOf) as Quantity[]; // the keys, typed
const needed: readonly Quantity[] = ['cartons', 'weightKg', 'volumeCbm'];

const typed = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The lines of a booking with what is measured of them by now. */
export function measuredDrafts({ cargo, measurements }: DeskBooking): MeasuredDraft[] {
  return cargo.map(({ line, goodsName }) => {
    const measured = measurements.find((each) => each.line === line);
    return {
      key: String(line),
      goods: goodsName,
      cartons: typed(measured?.cartons),
      weightKg: typed(measured?.weightKg),
      volumeCbm: typed(measured?.volumeCbm),
      longCm: typed(measured?.longCm),
      wideCm: typed(measured?.wideCm),
      highCm: typed(measured?.highCm),
    };
  });
}

/** Those in which something is entered, and that is not what was measured before. */
export function changedDrafts(
  drafts: readonly MeasuredDraft[],
  before: readonly MeasuredDraft[],
): MeasuredDraft[] {
  return drafts.filter((draft) => {
    const known = before.find(({ key }) => key === draft.key);
    const isEmpty = quantities.every((field) => draft[field].trim() === '');
    return !isEmpty && quantities.some((field) => draft[field].trim() !== known?.[field]);
  });
}

/** Of the lines that are sent, by their place among them. */
export function measuringProblems(changed: readonly MeasuredDraft[]): Problem[] {
  return changed.flatMap((draft, at) =>
    quantities.flatMap((field): Problem[] => {
      const path = `lines.${at}.${field}`;
      const text = draft[field];
      if (text.trim() === '') return needed.includes(field) ? [{ path, rule: 'required' }] : [];
      const problem = numberDraftProblem(text, { decimals: decimalsOf[field] });
      return problem ? [{ path, ...problem }] : [];
    }),
  );
}

/** As they are sent. */
export function measuredLines(changed: readonly MeasuredDraft[]) {
  const number = (text: string) => numberOfDraft(text) ?? 0;
  const some = (text: string) => numberOfDraft(text) ?? undefined;
  return changed.map((draft) => ({
    line: Number(draft.key),
    cartons: number(draft.cartons),
    weightKg: number(draft.weightKg),
    volumeCbm: number(draft.volumeCbm),
    longCm: some(draft.longCm),
    wideCm: some(draft.wideCm),
    highCm: some(draft.highCm),
  }));
}

/** What was declared of a line, to be taken where the warehouse found the same. */
export function declaredOf(
  { cargo }: DeskBooking,
  draft: MeasuredDraft,
  field: Quantity,
): SheetSuggestion | null {
  const declared = cargo.find(({ line }) => line === Number(draft.key))?.[field] ?? null;
  const text = draft[field];
  if (declared === null) return null;
  const value = String(declared);
  if (text.trim() === '') return { value, relation: 'missing' };
  return { value, relation: numberOfDraft(text) === declared ? 'same' : 'differs' };
}
