import { useTranslation } from '@berth/runtime';
import type { Description } from '@berth/ui';
import type { ReactNode } from 'react';

/** A field of the booking by its name; `code` where it is an identifier to copy. */
export function useFact() {
  const { t, locale } = useTranslation('booking');
  return {
    t,
    locale,
    fact: (key: string, value: ReactNode): Description => ({ key, label: t(`field.${key}`), value }),
    code: (key: string, code: string | null): Description => ({
      key,
      label: t(`field.${key}`),
      code: code ?? '',
    }),
  };
}
