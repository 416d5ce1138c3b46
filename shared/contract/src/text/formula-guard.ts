// A tab or a line end before the sign is passed over by some programs; full-width signs start a formula, too, where
// an input method is on.
const start = '[=+\\-@\\t\\r\\n＝＋－＠]';
const formula = new RegExp(`^'*${start}`);
const guard = new RegExp(`^'(?='*${start})`);

/**
 * A text for a cell of a spreadsheet: what would be taken for a formula, as soon as it is typed again or saved as CSV,
 * is kept a text by an apostrophe. It takes texts only: a negative number would no longer be one.
 */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that {@link guardFormula} was given; any other as it is. */
export const withoutFormulaGuard = (text: string) => text.replace(guard, '');
