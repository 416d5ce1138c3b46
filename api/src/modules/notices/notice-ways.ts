import {
  isNoticeGroup,
  type Milestone,
  milestones,
  type NoticeKind,
  type NoticeWay,
  noticeChannels,
  noticeGroups,
  noticeKinds,
} from '@berth/contract';
import type { StoredNotices } from './notices.repository.ts';

/** What somebody has who never chose: the groups in the portal. */
const unset: Pick<StoredNotices, 'nodes' | 'muted' | 'mail' | 'sms'> = {
  nodes: [],
  muted: [],
  mail: [],
  sms: [],
};

/** The notice settings of a person, kind by kind. */
export function waysOf(stored: StoredNotices | null): NoticeWay[] {
  const { nodes, muted, mail, sms } = stored ?? unset;
  const isTold = {
    portal: (kind: NoticeKind) => (isNoticeGroup(kind) ? !muted.includes(kind) : nodes.includes(kind)),
    mail: (kind: NoticeKind) => mail.includes(kind),
    sms: (kind: NoticeKind) => sms.includes(kind),
  };
  return noticeKinds.map((kind) => ({
    kind,
    channels: noticeChannels.filter((channel) => isTold[channel](kind)),
  }));
}

/** The same as it is stored. A kind that is not named is told as before. */
export function storedOf(ways: readonly NoticeWay[], before: StoredNotices | null) {
  const all = waysOf(before).map((way) => ways.find(({ kind }) => kind === way.kind) ?? way);
  const toldBy = (channel: NoticeWay['channels'][number]) =>
    all.filter(({ channels }) => channels.includes(channel)).map(({ kind }) => kind);
  const portal = toldBy('portal');
  return {
    nodes: milestones.filter((node) => portal.includes(node)),
    muted: noticeGroups.filter((group) => !portal.includes(group)),
    mail: toldBy('mail'),
    sms: toldBy('sms'),
  };
}

/** What a page of before says: of the seven times those that the portal tells, and nothing of the other ways. */
export function waysOfNodes(nodes: readonly Milestone[], before: StoredNotices | null): NoticeWay[] {
  return waysOf(before)
    .filter(({ kind }) => !isNoticeGroup(kind))
    .map(({ kind, channels }) => {
      const others = channels.filter((channel) => channel !== 'portal');
      const isTold = nodes.some((node) => node === kind);
      return { kind, channels: isTold ? ['portal', ...others] : others };
    });
}
