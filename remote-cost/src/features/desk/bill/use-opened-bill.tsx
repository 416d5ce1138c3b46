import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

/**
 * A bill as it was when the form on it opened: what is sent belongs to that version, even where a newer one was read
 * since. The notice says that there is a newer one; `onTake` hears when the person goes on with it.
 */
export function useOpenedBill<Seen extends { version: number }>(
  newest: Seen,
  onTake: (taken: Seen, before: Seen) => void = () => undefined,
): { opened: Seen; notice: ReactNode } {
  const { t } = useTranslation('cost');
  const [opened, setOpened] = useState(newest);
  const isOutdated = opened.version !== newest.version;
  const handleTake = () => {
    setOpened(newest);
    onTake(newest, opened);
  };
  const notice = isOutdated && (
    <PageNotice
      tone="info"
      title={t('desk.changedMeanwhile')}
      actions={<Button onClick={handleTake}>{t('desk.goOnWithNewest')}</Button>}
    />
  );
  return { opened, notice };
}
