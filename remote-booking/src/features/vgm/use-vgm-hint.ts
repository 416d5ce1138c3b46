import { vgmHint } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useCallback } from 'react';
import { massOf } from './vgm-entry.ts';

/** What should be looked at in the mass of a container as it was typed; it keeps nobody from going on. */
export function useVgmHint(): (container: { sizeType: string; vgmKg: string }) => string | undefined {
  const { t } = useTranslation('booking');
  return useCallback(
    ({ sizeType, vgmKg }) => {
      const found = vgmHint({ sizeType, vgmKg: massOf(vgmKg) });
      return found ? t(`vgm.hint.${found.hint}`, { kg: found.kg }) : undefined;
    },
    [t],
  );
}
