import type { SelectOption } from '@berth/contract';

/** What a list of choices shows: what is no longer offered still names what was chosen. */
export function offeredOptions<Option extends SelectOption>(
  options: readonly Option[],
  chosen: string | null | undefined,
): Option[] {
  return options.filter((option) => !option.isRetired || option.value === chosen);
}
