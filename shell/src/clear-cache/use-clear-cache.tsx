import { notify, useTranslation } from '@berth/runtime';
import { type ReactNode, useState } from 'react';
import { createPart } from '../loading/create-part.tsx';

// Few ever open it: its code comes when it is asked for.
const { Part: ClearCacheDialog, load } = createPart(
  async () => (await import('./ClearCacheDialog.tsx')).ClearCacheDialog,
);

/** Clearing what this browser has kept, asked by `dialog`, wherever that stands. */
export function useClearCache(): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    load().then(
      () => setOpen(true),
      () => notify.error(t('boot.partFailed')),
    );
  };
  return { open, dialog: isOpen && <ClearCacheDialog onClose={() => setOpen(false)} /> };
}
