import { cellsOf, isBlank } from '../undo/rows.ts';

/** Fields that no request takes along while the choice that they belong to is not made. */
export type ChosenPart = {
  /** The field of the choice. */
  head: string;
  /** The value with which they are saved. */
  chosen: string | true;
  fields: readonly string[];
};

/** The parts of a draft that hold something and would not be saved, by their choice. */
export function leftOut(parts: readonly ChosenPart[] | undefined, draft: object): readonly string[] {
  const isHolding = ({ fields }: ChosenPart) => fields.some((field) => !isBlank(cellsOf(draft)[field]));
  return (parts ?? [])
    .filter((part) => cellsOf(draft)[part.head] !== part.chosen && isHolding(part))
    .map(({ head }) => head);
}

/** What they hold, as one text: what is in no request is unsaved as well. */
export function leftOutText(parts: readonly ChosenPart[] | undefined, draft: object): string {
  const heads = leftOut(parts, draft);
  const fields = (parts ?? []).filter(({ head }) => heads.includes(head)).flatMap((part) => part.fields);
  return JSON.stringify(fields.map((field) => [field, cellsOf(draft)[field]]));
}
