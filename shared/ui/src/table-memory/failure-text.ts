import type { FieldError, Locale, LocalizedText } from '@berth/contract';

/** Why a call of the table's memory failed, in the reader's language as far as the server said it in both. */
export function failureText(failure: unknown, locale: Locale): string {
  if (!(failure instanceof Error)) return '';
  const { texts } = failure as { texts?: LocalizedText }; // the runtime's errors carry them
  return texts?.[locale] ?? failure.message;
}

/** Whether it is the name that was refused, which is then told at its field: taken meanwhile, or no place is left. */
export function isNameRefused(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { field, fields } = failure as { field?: string; fields?: readonly FieldError[] }; // the runtime's errors carry them
  return field === 'title' || (fields ?? []).some((each) => each.field === 'title');
}
