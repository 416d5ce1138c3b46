import {
  inEachLanguage,
  type Locale,
  type LocalizedText,
  type Milestone,
  type NoticeChannel,
  type NoticeWay,
  noticeName,
} from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/handlers.ts';
import { lockOwner } from '../../kept/named-records.repository.ts';
import { recordOperation } from '../operations/record-operation.ts';
import { storedOf, waysOf, waysOfNodes } from './notice-ways.ts';
import { findNotices, storeNotices } from './notices.repository.ts';

type Change = {
  actor: Actor;
  address: string;
  locale: Locale;
  /** `nodes` as pages of before send it. */
  body: { nodes?: readonly Milestone[] | undefined; ways?: readonly NoticeWay[] | undefined };
};

/** Saves the caller's notice settings; settings that did not change leave no line in the log. */
export async function changeNotices(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, address, locale, body }: Change,
): Promise<void> {
  const at = clock();
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor);
    const before = await findNotices(transaction, actor);
    const ways = body.ways ?? (body.nodes ? waysOfNodes(body.nodes, before) : []);
    const after = { ...storedOf(ways, before), locale };
    await storeNotices(transaction, actor, after, at);
    const subject = inEachLanguage((language) => changesOf(waysOf(before), waysOf(after), language));
    if (subject['zh-CN'] === '') return;
    await recordOperation(transaction, { by: actor, kind: 'noticesChanged', subject, address, at });
  });
}

const channelNames: Record<NoticeChannel, LocalizedText> = {
  portal: { 'zh-CN': '站内', en: 'portal' },
  mail: { 'zh-CN': '邮件', en: 'mail' },
  sms: { 'zh-CN': '短信', en: 'SMS' },
};
const separators: LocalizedText = { 'zh-CN': '；', en: '; ' };

/** What is told otherwise than before, as the log has it. */
function changesOf(before: readonly NoticeWay[], after: readonly NoticeWay[], locale: Locale): string {
  const say = ({ channels }: NoticeWay) =>
    channels.map((channel) => channelNames[channel][locale]).join('+') || '—';
  return after
    .flatMap((way, at) => {
      const former = before[at];
      if (!former || say(former) === say(way)) return [];
      return [`${noticeName(way.kind)[locale]} ${say(former)} → ${say(way)}`];
    })
    .join(separators[locale]);
}
