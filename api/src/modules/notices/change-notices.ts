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
import { changeInWords, joinChanges } from '../operations/change-words.ts';
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
    const subject = changesOf(waysOf(before), waysOf(after));
    if (subject['zh-CN'] === '') return;
    await recordOperation(transaction, { by: actor, kind: 'noticesChanged', subject, address, at });
  });
}

const channelNames: Record<NoticeChannel, LocalizedText> = {
  portal: { 'zh-CN': '站内', en: 'portal' },
  mail: { 'zh-CN': '邮件', en: 'mail' },
  sms: { 'zh-CN': '短信', en: 'SMS' },
};

/** What is told otherwise than before, as the log has it. */
function changesOf(before: readonly NoticeWay[], after: readonly NoticeWay[]): LocalizedText {
  return joinChanges(
    after.map((way, at) => {
      const former = before[at];
      return former ? changeInWords(noticeName(way.kind), channelsOf(former), channelsOf(way)) : null;
    }),
  );
}

const channelsOf = ({ channels }: NoticeWay): LocalizedText =>
  inEachLanguage((locale) => channels.map((channel) => channelNames[channel][locale]).join('+'));
