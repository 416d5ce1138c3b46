import { notify, useSignal, useTranslation } from '@berth/runtime';
import { useEffect } from 'react';
import { refusedOverrides } from '../registry/asked-overrides.ts';
import { openRegistry } from '../registry/registry-signal.ts';

/** Says once to staff which of the versions that they asked for do not run here, and why. */
export function useRefusedOverrides(): void {
  const { t } = useTranslation('shell');
  const refused = useSignal(refusedOverrides);
  useEffect(() => {
    if (refused.length === 0) return;
    refusedOverrides.set([]);
    const parts = refused.map(({ asked, reason }) =>
      t('override.refusedPart', { asked, reason: t(`override.reason.${reason}`) }),
    );
    const isSomeTaken = openRegistry.get()?.remotes.some(({ isOverridden }) => isOverridden);
    notify.warning(t(isSomeTaken ? 'override.refusedSome' : 'override.refused'), parts.join(' · '));
  }, [refused, t]);
}
