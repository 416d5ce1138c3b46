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
  readAnew: () => Promise<{ data?: Notices }>;
};

/** A row for each kind of notice, a column for each way; ticks are saved together. */
export function NoticesForm({ notices, readAnew }: NoticesFormProps) {
  const { t } = useTranslation('account');
  const [ticks, setTicks] = useState<Ticks>({});
  const [save] = useAccountSaveNoticesMutation();
  const user = useUser();
  const ways = withTicks(notices.ways, ticks);
  const changed = changedWays(notices.ways, ticks);
  const isChanged = changed.length > 0;
  useUnsavedChanges(isChanged, () => setTicks({}), false);
  const form = useSendForm({
    content: ticks,
    problems: [],
    call: async (sent) => {
      // Another window may have saved other ticks meanwhile, which stay.
      const { data: stored = notices } = await readAnew();
      const answer = await save({ body: { ways: changedWays(stored.ways, sent) } });
      if (!answer.error) {
        await readAnew();
        setTicks((now) => without(now, sent));
      }
      return answer;
    },
    onSent: () => notify.success(t('notices.saved')),
  });
  const toggle = (kind: NoticeKind, channel: NoticeChannel) => {
    const isOn = ways.some((way) => way.kind === kind && way.channels.includes(channel));
    setTicks((before) => ({ ...before, [tickOf(kind, channel)]: !isOn }));
  };
  const mayRead = (kind: NoticeKind) => {
    const needed = noticePermission(kind);
    return needed === null || may(user, needed);
  };
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

/** The boxes that were ticked (true) or unticked here, over what is stored. */
type Ticks = Readonly<Record<string, boolean>>;

const tickOf = (kind: NoticeKind, channel: NoticeChannel) => `${kind} ${channel}`;

function withTicks(stored: readonly NoticeWay[], ticks: Ticks): NoticeWay[] {
  return stored.map(({ kind, channels }) => ({
    kind,
    channels: noticeChannels.filter((each) => ticks[tickOf(kind, each)] ?? channels.includes(each)),
  }));
}

function changedWays(stored: readonly NoticeWay[], ticks: Ticks): NoticeWay[] {
  return withTicks(stored, ticks).filter(
    ({ channels }, row) => channels.join() !== stored[row]?.channels.join(),
  );
}

/** The ticks but those that were saved and not changed since. */
function without(ticks: Ticks, saved: Ticks): Ticks {
  return Object.fromEntries(Object.entries(ticks).filter(([box, isOn]) => saved[box] !== isOn));
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
