import { conversationVisitorProblems, type Locale, trimText } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { lockDay } from '../../../database/day-serials.repository.ts';
import type { Tables } from '../../../database/tables.ts';
import { siteOf } from '../../../http/access/caller-network.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import { takeVisitorFiles } from '../files/take-files.ts';
import { readSupportHours } from '../hours/support-hours.ts';
import { beginConversation } from '../record/begin-conversation.ts';
import { type ConversationRow, lockConversation } from '../record/conversations.repository.ts';
import { findSaid, requireWords, sayAsAsker } from '../record/say.ts';
import { makeKey } from './conversation-keys.repository.ts';
import { leaveContact } from './leave-contact.ts';
import { requireWithinDay } from './visitor-limits.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Body = Call<'POST /index/startConversation'>['body'];
type Sender = { address: string; locale: Locale; own: ConversationRow | null };
/** `secret` is new, where this browser needs one. */
type Started = { row: ConversationRow; secret: string | null };

/** So long the answer to a start that was lost is given again, with another secret for the browser. */
const answeredAgainMs = 3600_000;

/**
 * A visitor begins a conversation; where this browser has one that goes on, as when two tabs begin at once, it is said
 * there. The same key sent again gives the conversation that is there.
 */
export async function startConversation(
  { database, clock }: Dependencies,
  body: Body,
  { address, locale, own }: Sender,
): Promise<Started> {
  const now = clock();
  const { isOpen } = await readSupportHours(database, now);
  const siteHash = hashSecret('conversation', siteOf(address));
  const saying = { side: 'asker', said: body, scope: 'start', takeFiles: takeVisitorFiles, locale } as const;
  return await database.transaction().execute(async (transaction) => {
    const day = toChinaDay(now);
    const given = await lockDay(transaction, 'conversation_serial', day);
    const again = await findStarted(transaction, saying, now);
    if (again) return again;
    requireWords(saying);
    const open = own && (await lockConversation(transaction, own.id));
    const goesOn = open !== null && open.state !== 'closed' && open.erased_at === null;
    const contact = { name: body.name, mail: body.mail || (goesOn ? open.mail : '') };
    refuseProblems(conversationVisitorProblems(contact, isOpen), locale);
    if (goesOn) {
      const known = await leaveContact(transaction, open, contact);
      const row = await sayAsAsker(transaction, known, { ...saying, name: known.name, isOpen, now });
      return { row, secret: null };
    }
    await requireWithinDay(transaction, siteHash, { day, given, now });
    const begun = await beginConversation(
      transaction,
      {
        asker: 'visitor',
        customerId: null,
        memberId: null,
        name: contact.name,
        mail: contact.mail,
        company: '',
        isDoubtful: trimText(body.v7 ?? '') !== '',
        locale,
        path: body.path,
        siteHash,
      },
      { isOpen, now },
    );
    const row = await sayAsAsker(transaction, begun, { ...saying, name: begun.name, isOpen, now });
    return { row, secret: await makeKey(transaction, 'browser', row.id, now) };
  });
}

async function findStarted(
  transaction: Transaction<Tables>,
  saying: Parameters<typeof findSaid>[1],
  now: Date,
): Promise<Started | null> {
  const entry = await findSaid(transaction, saying);
  if (!entry) return null;
  const isLate = now.getTime() - Date.parse(entry.at) > answeredAgainMs;
  const row = isLate ? null : await lockConversation(transaction, entry.conversation_id);
  if (!row || row.erased_at !== null) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return { row, secret: await makeKey(transaction, 'browser', row.id, now) };
}
