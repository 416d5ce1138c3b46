import type { RemotePin } from '@berth/contract/endpoints';
import { notify, useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import styles from './CustomerPin.module.css';
import { MoveButton } from './MoveButton.tsx';
import { useShellReleasePinMutation } from './releases.queries.ts';
import { VersionText } from './VersionText.tsx';
import { versionParts } from './version-name.ts';

/** A customer with a version of its own, and the way out of it. */
export function CustomerPin({ pin }: { pin: RemotePin }) {
  const { t } = useTranslation('releases');
  const [savePin] = useShellReleasePinMutation();
  const { remote, version, by, at } = pin;
  const customer = pin.customer.name;
  const handleUnpin = async (why: string) => {
    await savePin({ body: { remote, version: null, customerId: pin.customer.id, why } }).unwrap();
    notify.success(t('unpin.done', { customer }));
  };
  return (
    <li className={styles.pin} title={pin.why || undefined}>
      <span className={styles.words}>
        <span className={styles.customer}>{customer}</span> <VersionText version={version} />
        <span className={styles.who}>
          {by} · <RelativeTime at={new Date(at)} />
        </span>
      </span>
      <MoveButton
        label={t('now.unpin')}
        name={t('unpin.name', { customer })}
        question={t('unpin.question', { customer })}
        text={t('unpin.text')}
        confirmLabel={t('unpin.confirm')}
        why={t('unpin.why', { version: versionParts(version).number })}
        onConfirm={handleUnpin}
      />
    </li>
  );
}
