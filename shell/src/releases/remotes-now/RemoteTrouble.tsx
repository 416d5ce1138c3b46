import type { ReleaseEvent } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import { isStoppedByServer } from '../release-moves.ts';
import { MessageList } from '../show/MessageList.tsx';
import { VersionText } from '../show/VersionText.tsx';
import styles from './RemoteTrouble.module.css';

/** The newest thing that went wrong with a remote and that nobody has answered by a move since, with its errors. */
export function RemoteTrouble({ event }: { event: ReleaseEvent }) {
  const { t } = useTranslation('releases');
  const what = isStoppedByServer(event) ? t('history.stoppedByServer') : t(`history.kind.${event.kind}`);
  return (
    <div className={styles.trouble}>
      <p className={styles.what}>
        <span className={styles.kind}>{what}</span>
        {event.version && <VersionText version={event.version} />}
        <span className={styles.at}>
          <RelativeTime at={new Date(event.at)} />
        </span>
      </p>
      <MessageList messages={event.messages} label={t('history.messages')} />
    </div>
  );
}
