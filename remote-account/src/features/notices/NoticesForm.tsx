import {
  may,
  milestones,
  type NoticeChannel,
  type NoticeKind,
  type NoticeWay,
  noticeChannels,
  noticeGroups,
  noticePermission,
} from '@berth/contract';
import { Link, notify, useTranslation, useUnsavedChanges, useUser } from '@berth/runtime';
import { SendFoot, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { accountPaths } from '../../paths.ts';
import { type Notices, useAccountSaveNoticesMutation } from '../calls/account.queries.ts';
import { NoticeRows } from './NoticeRows.tsx';
import styles from './notices.module.css';

type NoticesFormProps = {
  notices: Notices;
  /** Reads them anew. */
  onSaved: () => Promise<unknown>;
};

/** A row for each kind of notice, a column for each way; ticks are saved together. */
export function NoticesForm({ notices, onSaved }: NoticesFormProps) {
  const { t } = useTranslation('account');
  /** What was ticked here, over what is stored, which another window may change meanwhile. */
  const [ticked, setTicked] = useState<readonly NoticeWay[]>([]);
  const [save] = useAccountSaveNoticesMutation();
  const user = useUser();
  const ways = notices.ways.map((way) => ofKind(ticked, way.kind) ?? way);
  const changed = ticked.filter((way) => !isAsStored(way, notices.ways));
  const isChanged = changed.length > 0;
  useUnsavedChanges(isChanged, () => setTicked([]), false);
  const form = useSendForm({
    // Another window may have saved other kinds meanwhile: they stay as they are there.
    content: { ways: changed },
    problems: [],
    call: async ({ ways: sent }) => {
      const answer = await save({ body: { ways: [...sent] } });
      if (!answer.error) {
        await onSaved();
        setTicked((now) => now.filter((way) => !sent.includes(way)));
      }
      return answer;
    },
    onSent: () => notify.success(t('notices.saved')),
  });
  const toggle = (kind: NoticeKind, channel: NoticeChannel) =>
    setTicked((before) => {
      const way = ofKind(before, kind) ?? ofKind(notices.ways, kind);
      return way ? [...before.filter((each) => each.kind !== kind), toggled(way, channel)] : before;
    });
  const mayRead = (kind: NoticeKind) => may(user, noticePermission(kind));
  const rows = { ways, notices, onToggle: toggle };
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('notices.lead')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('notices.kind')}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notices.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <NoticeRows {...rows} title={t('notices.groups')} kinds={noticeGroups.filter(mayRead)} />
        <NoticeRows {...rows} title={t('notices.times')} kinds={milestones.filter(mayRead)} />
      </table>
      <ChannelHints notices={notices} />
      <SendFoot form={form} label={t('notices.save')} isDisabled={!isChanged} />
    </div>
  );
}

const ofKind = (ways: readonly NoticeWay[], wanted: NoticeKind) => ways.find(({ kind }) => kind === wanted);

function isAsStored(way: NoticeWay, stored: readonly NoticeWay[]): boolean {
  const before = ofKind(stored, way.kind);
  return before?.channels.join() === way.channels.join();
}

/** The ways in their order, whatever was ticked first. */
function toggled({ kind, channels }: NoticeWay, channel: NoticeChannel): NoticeWay {
  const isOn = channels.includes(channel);
  return {
    kind,
    channels: noticeChannels.filter((each) => (each === channel ? !isOn : channels.includes(each))),
  };
}

/** Why a column cannot be ticked, and where that is changed. */
function ChannelHints({ notices }: { notices: Notices }) {
  const { t } = useTranslation('account');
  const channels = ['mail', 'sms'] as const;
  return channels
    .filter((channel) => notices[channel] !== 'open')
    .map((channel) => (
      <p key={channel} className={styles.hint}>
        {t(`notices.${notices[channel] === 'closed' ? 'closed' : 'noRecipient'}.${channel}`)}{' '}
        {notices[channel] === 'noRecipient' && (
          <Link to={accountPaths.account()}>{t('notices.toAccount')}</Link>
        )}
      </p>
    ));
}
