import { useTranslation } from '@berth/runtime';
import type { FormWords } from '@berth/ui';

/** The names of sections, fields and cells of a booking. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('booking');
  return {
    section: (name) => t(`section.${name}`),
    field: (name) => t(`field.${name}`),
    cell: (list, column, line) =>
      t('cargo.cellLabel', { column: t(`${list}.${column}`), line, context: list }),
  };
}
