import { type Cells, isBlank, isSame } from '../undo/rows.ts';
import { answerTo, type FieldQuestion, type FillAnswer, type FillSpec } from './fill-spec.ts';

type Filled = { questions: FieldQuestion[]; change: Record<string, unknown> };

/**
 * Fields that are filled from elsewhere: what is not held there is not touched, empty ones are filled, and of those
 * that hold something else it is asked, of fields that belong to another choice once for all of them.
 */
export function fillFields(
  { together = [] }: Pick<FillSpec<never>, 'together'>,
  fields: readonly string[],
  { mine, theirs }: { mine: Cells; theirs: Cells },
  answers: ReadonlyMap<string, FillAnswer>,
): Filled {
  const filled: Filled = { questions: [], change: {} };
  const isHeld = (field: string) => !isBlank(theirs[field]);
  const isOther = (field: string) => isHeld(field) && !isAlike(mine[field], theirs[field]);
  const isAsked = (field: string) => isOther(field) && !isBlank(mine[field]);
  for (const field of fields) {
    const group = together.find((each) => each.includes(field)) ?? [field];
    const [head = field] = group;
    const isWhole = head !== field && isAsked(head);
    if (isWhole || !isOther(field)) continue;
    const isTaken = !isAsked(field) || answerTo(answers, field) === 'theirs';
    const taken = head === field && isAsked(head) ? group.filter(isHeld) : [field];
    if (isTaken) for (const each of taken) filled.change[each] = theirs[each];
    if (!isAsked(field)) continue;
    filled.questions.push({
      kind: 'field',
      path: field,
      mine: pick(mine, taken),
      theirs: pick(theirs, taken),
    });
  }
  return filled;
}

const pick = (cells: Cells, fields: readonly string[]): Cells =>
  Object.fromEntries(fields.map((field) => [field, cells[field]]));

const isAlike = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : isSame(one, other);
