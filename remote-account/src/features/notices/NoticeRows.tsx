import {
  isNoticeGroup,
  type NoticeChannel,
  type NoticeKind,
  type NoticeWay,
  noticeChannels,
  noticeName,
} from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import type { Notices } from '../calls/account.queries.ts';
import styles from './notices.module.css';

type NoticeRowsProps = {
  title: string;
  kinds: readonly NoticeKind[];
  ways: readonly NoticeWay[];
  /** As they are stored. */
  notices: Notices;
  onToggle: (kind: NoticeKind, channel: NoticeChannel) => void;
};

/** The rows of some kinds below their title. */
export function NoticeRows({ title, kinds, ways, notices, onToggle }: NoticeRowsProps) {
  const { t, locale } = useTranslation('account');
  const nameOf = (kind: NoticeKind) => localized(noticeName(kind), locale);
  const isOpen = (channel: NoticeChannel) => channel === 'portal' || notices[channel] === 'open';
  if (kinds.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={noticeChannels.length + 1} scope="colgroup" className={styles.title}>
          {title}
        </th>
      </tr>
      {ways
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, channels }) => (
          <tr key={kind}>
            <th scope="row">
              {nameOf(kind)}
              {isNoticeGroup(kind) && <span className={styles.what}>{t(`notices.what.${kind}`)}</span>}
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={t('notices.one', {
                    kind: nameOf(kind),
                    channel: t(`notices.channels.${channel}`),
                  })}
                  checked={channels.includes(channel)}
                  // What was ticked before can be taken away all the same.
                  disabled={!isOpen(channel) && !channels.includes(channel)}
                  onChange={() => onToggle(kind, channel)}
                />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
