import { notify, useSignal, useTranslation } from '@berth/runtime';
import { useEffect } from 'react';
import { refusedOverrides } from './asked-overrides.ts';

/** Tells staff once which of the versions that they asked for are not what runs here, and why. */
export function useRefusedOverrides(): void {
  const { t } = useTranslation('shell');
  const refused = useSignal(refusedOverrides);
  useEffect(() => {
    if (refused.length === 0) return;
    refusedOverrides.set([]);
    const parts = refused.map(({ asked, reason }) =>
      t('override.refusedPart', { asked, reason: t(`override.reason.${reason}`) }),
    );
    notify.warning(t('override.refused'), parts.join(' · '));
  }, [refused, t]);
}
