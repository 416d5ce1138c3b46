import { type BookingStatus, bookingStatuses, type SelectOption } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { FilterField } from '@berth/ui';

/** The states of bookings that their customers do not make: such have no drafts. */
export const submittedStatuses = bookingStatuses.filter((status) => status !== 'draft');

/** How the fields that lists of bookings are filtered by are made, with the words of the form. */
export function useFilterFields(statuses: readonly BookingStatus[] = bookingStatuses) {
  const { t } = useTranslation('booking');
  const of = (field: string, kind: FilterField['kind'], label = t(`field.${field}`)): FilterField => ({
    field,
    label,
    kind,
  });
  const name = (field: string): FilterField => ({
    ...of(field, 'text', t(`filter.${field}`)),
    placeholder: t('filter.hint'),
  });
  const code = (field: string): FilterField => ({
    ...of(field, 'text'),
    comparedAs: 'code',
    placeholder: t('filter.codeHint'),
  });
  const choice = (field: string, options: readonly SelectOption[] | undefined): FilterField => ({
    ...of(field, 'select'),
    isMultiple: true,
    options,
  });
  const named = (values: readonly string[], group: string): SelectOption[] =>
    values.map((value) => {
      const word = t(`${group}.${value}`);
      return { value, nameZh: word, nameEn: word, search: value.toLowerCase() };
    });
  const short = (field: string, kind: FilterField['kind']) => of(field, kind, t(`filter.${field}`));
  const status = { ...choice('status', named(statuses, 'status')), label: t('list.status') };
  return { t, of, name, code, choice, named, status, short };
}
