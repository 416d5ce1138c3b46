import { cellsOf, isBlank } from '../undo/rows.ts';

/** Fields that no request takes along while the choice that they belong to is not made. */
export type ChosenPart = {
  /** The field of the choice. */
  head: string;
  /** The value with which they are saved. */
  chosen: string | true;
  /** With the values that they have while nothing is entered. */
  fields: Readonly<Record<string, string | null>>;
};

/** The parts of a draft that hold something and would not be saved, by their choice. */
export function leftOut(parts: readonly ChosenPart[] | undefined, draft: object): readonly string[] {
  const isHolding = ({ fields }: ChosenPart) =>
    Object.keys(fields).some((field) => !isBlank(cellsOf(draft)[field]));
  return (parts ?? [])
    .filter((part) => cellsOf(draft)[part.head] !== part.chosen && isHolding(part))
    .map(({ head }) => head);
}

/** What they hold, as one text: what is in no request is unsaved as well. */
export function leftOutText(parts: readonly ChosenPart[] | undefined, draft: object): string {
  return JSON.stringify(fieldsOf(parts, draft).map(([field]) => [field, cellsOf(draft)[field]]));
}

/** The draft as a save takes it along: what they hold is not stored. */
export function withoutLeftOut<Draft extends object>(
  parts: readonly ChosenPart[] | undefined,
  draft: Draft,
): Draft {
  const fields = fieldsOf(parts, draft).filter(([field]) => Object.hasOwn(draft, field));
  return fields.length === 0 ? draft : { ...draft, ...Object.fromEntries(fields) };
}

/** The fields of the parts that hold something, with their values while nothing is entered. */
function fieldsOf(
  parts: readonly ChosenPart[] | undefined,
  draft: object,
): readonly [string, string | null][] {
  const heads = leftOut(parts, draft);
  return (parts ?? [])
    .filter(({ head }) => heads.includes(head))
    .flatMap(({ fields }) => Object.entries(fields));
}
