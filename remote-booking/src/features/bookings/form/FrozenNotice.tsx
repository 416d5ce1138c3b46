import type { FrozenField } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';

/** Why some fields of the form can no longer be changed, and which; nothing while all of them can. */
export function FrozenNotice({ frozen }: { frozen: readonly FrozenField[] }) {
  const { t } = useTranslation('booking');
  if (frozen.length === 0) return null;
  const names = frozen.map((field) => t(field === 'containers' ? 'frozen.containers' : `field.${field}`));
  return (
    <PageNotice tone="info" title={t('frozen.title')}>
      <div>{t('frozen.text', { fields: names.join(t('frozen.and')) })}</div>
    </PageNotice>
  );
}
