import { paths } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { type WorklistProvider, type WorklistWords, wordReason } from '../../worklist/worklist-entry.ts';
import { findWaiting } from './desk.repository.ts';

const words: WorklistWords = {
  why: {
    'zh-CN': '{count} 个会话在等回复，最早的已等 {waited}',
    en: 'Conversations that wait for an answer: {count}, the first one for {waited}',
  },
  action: { 'zh-CN': '去回复', en: 'Answer' },
};

const minuteMs = 60_000;
/** Who waits so long may be gone. */
const soonMinutes = 5;

/** Conversations that wait, for staff: one entry for all, which leads to the inbox. A colleague's are not everybody's. */
export function conversationsWorklist({ database }: Pick<Context, 'database'>): WorklistProvider {
  return {
    name: 'support',
    permission: 'support:desk',
    ask: async ({ actor, now }) => {
      const first = await findWaiting(database, actor.userId);
      if (!first) return [];
      const since = Date.parse(first.waiting_since ?? now.toISOString());
      const minutes = Math.max(0, Math.floor((now.getTime() - since) / minuteMs));
      return [
        {
          kind: 'conversationsWaiting',
          record: { kind: 'conversation', id: first.id, number: first.number },
          path: first.count === 1 ? paths.conversation({ id: first.id }) : paths.conversations(),
          dueAt: null,
          urgency: minutes >= soonMinutes ? 'urgent' : 'soon',
          ...wordReason(words, { count: first.count, waited: wordWait(minutes) }),
        },
      ];
    },
  };
}

/** In the unit that people say: minutes, then hours, then days. */
function wordWait(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return { 'zh-CN': `${days} 天`, en: days === 1 ? '1 day' : `${days} days` };
  if (hours > 0) return { 'zh-CN': `${hours} 小时`, en: hours === 1 ? '1 hour' : `${hours} hours` };
  return { 'zh-CN': `${minutes} 分钟`, en: minutes === 1 ? '1 minute' : `${minutes} minutes` };
}
