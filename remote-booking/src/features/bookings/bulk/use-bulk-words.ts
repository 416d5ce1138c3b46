import { useTranslation } from '@berth/runtime';
import type { BulkWords } from '@berth/ui';

/** The words of an action on several bookings. */
export function useBulkWords(action: 'returning' | 'deleting'): BulkWords {
  const { t } = useTranslation('booking');
  const of = (key: string) => t(`${action}.${key}`);
  const counted = (key: string) => (count: number) => t(`${action}.${key}`, { count });
  return {
    action: counted('action'),
    title: counted('title'),
    resultTitle: of('resultTitle'),
    explain: of('explain'),
    open: of('open'),
    confirm: counted('confirm'),
    barred: counted('barred'),
    noneOpen: of('noneOpen'),
    summary: (done, kept) => t(`${action}.summary`, { done, kept }),
    isDone: of('isDone'),
    notFound: of('gone'),
    again: of('again'),
  };
}
