import type { ReleaseKey, StaffRemote } from '@berth/contract/endpoints';
import { localized, notify, useTranslation } from '@berth/runtime';
import { EmptyState, RelativeTime, StatusDot, useFocusKept } from '@berth/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useShellReleaseKeyRevokeMutation } from '../releases.queries.ts';
import { MoveButton } from '../show/MoveButton.tsx';
import { Panel } from '../show/Panel.tsx';
import { toolCommands } from '../tool-commands.ts';
import styles from './KeysPanel.module.css';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';
import { NewKey } from './NewKey.tsx';

type KeysPanelProps = { keys: readonly ReleaseKey[]; remotes: readonly StaffRemote[] };

/** The keys by which teams release: one is made and shown once, and ends when it is revoked. */
export function KeysPanel({ keys, remotes }: KeysPanelProps) {
  const { t } = useTranslation('releases');
  const [isAsking, setAsking] = useState(false);
  // Each stays until somebody says that they have it: it is shown nowhere else, ever.
  const [made, setMade] = useState<readonly { text: string; key: ReleaseKey }[]>([]);
  const makeButton = useRef<HTMLButtonElement>(null);
  const handleDone = (id: string) => {
    setMade((all) => all.filter(({ key }) => key.id !== id));
    makeButton.current?.focus();
  };
  return (
    <Panel
      title={t('keys.title')}
      actions={
        <Button ref={makeButton} size="small" onClick={() => setAsking(true)}>
          {t('keys.make')}
        </Button>
      }
    >
      {made.map(({ text, key }) => (
        <NewKey key={key.id} text={text} holder={key.holder} onDone={() => handleDone(key.id)} />
      ))}
      {keys.length === 0 && <EmptyState text={t('keys.empty', { command: toolCommands.publish })} />}
      <ul className={styles.keys}>
        {inUseFirst(keys).map((key) => (
          <KeyRow key={key.id} releaseKey={key} remotes={remotes} />
        ))}
      </ul>
      {isAsking && (
        <MakeKeyDialog
          remotes={remotes}
          onMade={(answer) => {
            setAsking(false);
            setMade((all) => [answer, ...all]);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

/** What has ended is history. */
function inUseFirst(keys: readonly ReleaseKey[]): ReleaseKey[] {
  return keys.toSorted((one, other) => Number(one.revokedAt !== null) - Number(other.revokedAt !== null));
}

type KeyRowProps = { releaseKey: ReleaseKey; remotes: readonly StaffRemote[] };

function KeyRow({ releaseKey, remotes }: KeyRowProps) {
  const { t, locale } = useTranslation('releases');
  const [revoke] = useShellReleaseKeyRevokeMutation();
  const { id, holder, remote, madeAt, madeBy, lastUsedAt, revokedAt } = releaseKey;
  const title = remotes.find((state) => state.remote === remote)?.title;
  const name = title ? localized(title, locale) : remote;
  // The question goes with its button.
  const words = useFocusKept(String(revokedAt));
  const handleRevoke = async () => {
    await revoke({ body: { id } }).unwrap();
    notify.success(t('keys.revokeDone', { holder }));
  };
  return (
    <li className={styles.key} data-revoked={revokedAt !== null}>
      <div className={styles.words} ref={words} tabIndex={-1}>
        <p className={styles.holder}>{holder}</p>
        <p>{remote === '*' ? t('keys.every') : t('keys.onlyRemote', { remote: name })}</p>
        <p>
          {t('keys.made', { by: madeBy })} <RelativeTime at={new Date(madeAt)} />
          {' · '}
          {lastUsedAt ? (
            <>
              {t('keys.used')} <RelativeTime at={new Date(lastUsedAt)} />
            </>
          ) : (
            t('keys.unused')
          )}
        </p>
      </div>
      {revokedAt ? (
        <StatusDot status="draft">{t('keys.revoked')}</StatusDot>
      ) : (
        <MoveButton
          label={t('keys.revoke')}
          name={t('keys.revokeName', { holder })}
          question={t('keys.revokeQuestion', { holder })}
          text={t('keys.revokeText')}
          confirmLabel={t('keys.revokeConfirm')}
          isDanger
          onConfirm={handleRevoke}
        />
      )}
    </li>
  );
}
