import { frameHostProblems } from '@berth/contract';
import { notify } from '@berth/runtime';
import { FullScreenDialog, PageNotice, SendFoot, TextField, useSendForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './menus.module.css';
import {
  type FrameHosts,
  useAccountFrameHostsQuery,
  useAccountSaveFrameHostsMutation,
} from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

/** The sites whose pages may stand in a frame of the portal. */
export function FrameHostsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMenuWords();
  const query = useAccountFrameHostsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FullScreenDialog isOpen title={t('hosts')} widthPx={560} onClose={onClose}>
      <Loaded query={query} lines={4}>
        {(frame) => <HostsForm frame={frame} onClose={onClose} />}
      </Loaded>
    </FullScreenDialog>
  );
}

function HostsForm({ frame, onClose }: { frame: FrameHosts; onClose: () => void }) {
  const { t } = useMenuWords();
  const [seen, setSeen] = useState(frame.version);
  const [value, setValue] = useState({ hosts: frame.hosts, entered: '' });
  const [save] = useAccountSaveFrameHostsMutation();
  const entered = value.entered.trim();
  const hosts = entered === '' ? value.hosts : [...value.hosts, entered];
  const form = useSendForm({
    content: { hosts, version: seen },
    problems: frameHostProblems(hosts, window.location.hostname),
    call: (body) => save({ body }),
    onSent: () => {
      notify.success(t('hostsSaved'));
      onClose();
    },
  });
  const change = (part: Partial<typeof value>) => setValue((before) => ({ ...before, ...part }));
  return (
    <div className={styles.form}>
      <p className={styles.help}>{t('hostsText')}</p>
      {frame.version !== seen && (
        <PageNotice
          tone="info"
          title={t('hostsChanged', { hosts: frame.hosts.join(', ') || '—' })}
          actions={<Button onClick={() => setSeen(frame.version)}>{t('goOn')}</Button>}
        />
      )}
      {value.hosts.length === 0 && <p className={styles.quiet}>{t('noHosts')}</p>}
      <ul className={styles.items}>
        {value.hosts.map((host) => (
          <li key={host} className={styles.host}>
            <span>{host}</span>
            <Button
              type="text"
              size="small"
              danger
              aria-label={t('removeHost', { host })}
              onClick={() => change({ hosts: value.hosts.filter((other) => other !== host) })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        of={{ form, value, change }}
        name="entered"
        path={`hosts.${value.hosts.length}`}
        label={t('newHost')}
        help={t('newHostHelp')}
      />
      <SendFoot form={form} label={t('save')} />
    </div>
  );
}
