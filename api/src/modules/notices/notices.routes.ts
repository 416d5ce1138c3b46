import { milestones, type noticeKinds } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { changeNotices } from './change-notices.ts';
import { waysOf } from './notice-ways.ts';
import { findNotices, findReachable } from './notices.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { outbox: Outbox };

/** A person's notice settings (spec section 7, User). */
export function noticeHandlers(dependencies: Dependencies) {
  const { database, outbox } = dependencies;
  const read = async (actor: Actor) => {
    const ways = waysOf(await findNotices(database, actor));
    const reachable = await findReachable(database, actor);
    const stateOf = (channel: 'mail' | 'sms') => {
      if (!outbox.isOpen(channel)) return 'closed' as const;
      return reachable[channel] ? ('open' as const) : ('noRecipient' as const);
    };
    const isShown = (kind: (typeof noticeKinds)[number]) =>
      ways.some((way) => way.kind === kind && way.channels.includes('portal'));
    return { nodes: milestones.filter(isShown), ways, mail: stateOf('mail'), sms: stateOf('sms') };
  };
  return {
    'POST /user/getContainerSetting': async ({ actor }) => await read(actor),
    'POST /user/submitContainerSetting': async (call) => {
      await changeNotices(dependencies, call);
      return await read(call.actor);
    },
  } satisfies Partial<Handlers>;
}
