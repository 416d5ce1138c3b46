import { useTranslation } from '@berth/runtime';
import { formatCount } from '@berth/ui';
import type { Take } from './imported-lines.ts';

type TakeWords = Pick<Take, 'how' | 'what'> & { count: number; present: number };

/** What taking rows from elsewhere does, for the one who chooses: rows are added, or replace those that are there. */
export function useTakeWords() {
  const { t, locale } = useTranslation('booking');
  return ({ how, what, count, present }: TakeWords) =>
    t(`import.how.${how}`, {
      what: t(`import.what.${what}`, { count: formatCount(count, locale) }),
      present: formatCount(present, locale),
    });
}
