import type { RemotePin, StaffRemote } from '@berth/contract/endpoints';
import { notify, useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import { healthOf } from '../release-moves.ts';
import { useShellReleasePinMutation } from '../releases.queries.ts';
import { MoveButton } from '../show/MoveButton.tsx';
import { VersionText } from '../show/VersionText.tsx';
import { versionParts } from '../version-name.ts';
import styles from './CustomerPin.module.css';
import { Health } from './RunningVersion.tsx';

type CustomerPinProps = {
  pin: RemotePin;
  /** How its version does, with everyone who has it. */
  figures: StaffRemote['figures'][number] | undefined;
};

/** A customer with a version of its own, how that does where it fails, and the way out of it. */
export function CustomerPin({ pin, figures }: CustomerPinProps) {
  const { t } = useTranslation('releases');
  const [savePin] = useShellReleasePinMutation();
  const { remote, version, by, at } = pin;
  const customer = pin.customer.name;
  const health = healthOf(figures);
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
        {(health === 'watch' || health === 'failing') && <Health figures={figures} />}
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
