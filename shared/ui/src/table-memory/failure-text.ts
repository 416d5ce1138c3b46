import type { Locale, LocalizedText } from '@berth/contract';

/** Why a call of the table's memory failed, in the reader's language as far as the server said it in both. */
export function failureText(failure: unknown, locale: Locale): string {
  if (!(failure instanceof Error)) return '';
  const { texts } = failure as { texts?: LocalizedText }; // the runtime's errors carry them
  return texts?.[locale] ?? failure.message;
}
