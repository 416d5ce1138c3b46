import type { Transaction } from 'kysely';
import { fromChinaTime, secondsLeftOf, toChinaDay } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Channel } from '../../../notify/outbox/providers/provider.ts';
import { hashSecret } from '../secrets.ts';
import {
  type Counted,
  countSent,
  findRequestAt,
  insertRequest,
  takeTurn,
} from './code-requests.repository.ts';

type Limit = { by: Counted; most: number; seconds: number; isOfPurpose?: true };

/** What else is counted by the same limits as codes are: links to join a company. */
export const invitationPurpose = 'invitation';

const tenMinutes = 600;
const hour = 3600;
const day = 24 * hour;

export const resendSeconds = 60;

/** Strangers who register have a fifth of the day's budget beside it: what they use up is missed by no customer. */
const registrationShare = 5;

/**
 * How many codes may be asked for. They hold for every number, whether it opens an account or not. What a number may get
 * is counted apart where its owner has signed in before: else strangers who ask for it would leave its owner no code.
 */
const limits: readonly Limit[] = [
  { by: 'number_hash', most: 1, seconds: resendSeconds, isOfPurpose: true },
  { by: 'number_hash', most: 3, seconds: tenMinutes },
  { by: 'number_hash', most: 10, seconds: day },
  { by: 'prefix_hash', most: 30, seconds: hour },
];

const networkLimits: readonly Limit[] = [
  { by: 'network_hash', most: 20, seconds: tenMinutes },
  { by: 'network_hash', most: 100, seconds: day },
];
/** A company that begins with the portal invites many people in one sitting. */
const companyLimits: readonly Limit[] = [
  { by: 'network_hash', most: 60, seconds: hour },
  { by: 'network_hash', most: 100, seconds: day },
];

/** Requests older than this count for nothing. */
export const requestsKeptSeconds = day;

export type CountedRequest = {
  purpose: string;
  channel: Channel;
  /** A number or a mail address. */
  recipient: string;
  /** Of whoever asks: an address, or for an invitation the company. */
  from: { address: string } | { customerId: string };
  /** In a browser or a network in which the owner of the number signed in before. */
  isOwn: boolean;
};

function countedHashes({ channel, recipient, from }: CountedRequest): Record<Counted, Buffer> {
  const isMail = channel === 'mail';
  const origin = 'address' in from ? networkOf(from.address) : `customer ${from.customerId}`;
  return {
    network_hash: hashSecret('network', origin),
    number_hash: hashSecret('number', isMail ? recipient.toLowerCase() : recipient),
    // The block of numbers that one carrier was given: who earns by SMS has many that stand beside each other.
    prefix_hash: hashSecret('prefix', isMail ? recipient.toLowerCase() : recipient.slice(0, 7)),
  };
}

type Counting = { now: Date; smsDayBudget: number };

/** Counts a request; throws where it is one too many. `isSent` says whether anything leaves for it. */
export async function countRequest(
  transaction: Transaction<Tables>,
  request: CountedRequest & { isSent: boolean },
  counting: Counting,
): Promise<void> {
  const { purpose, channel, isOwn, isSent } = request;
  await requireWithinLimits(transaction, request, counting);
  await insertRequest(transaction, {
    purpose,
    isOwn,
    now: counting.now,
    hashes: countedHashes(request),
    // What counts to the day's budget.
    isSent: isSent && channel === 'sms',
  });
}

/**
 * Throws where one request more would be too many, with the longest wait. From here on requests of all servers stand in
 * line, so that of many at once each counts.
 */
async function requireWithinLimits(
  transaction: Transaction<Tables>,
  request: CountedRequest,
  { now, smsDayBudget }: Counting,
): Promise<void> {
  await takeTurn(transaction);
  const hashes = countedHashes(request);
  const waits: number[] = [];
  const ofOrigin = 'address' in request.from ? networkLimits : companyLimits;
  for (const { by, most, seconds, isOfPurpose } of [...ofOrigin, ...limits]) {
    const at = await findRequestAt(transaction, {
      by,
      hash: hashes[by],
      place: most,
      since: new Date(now.getTime() - seconds * 1000),
      ...(isOfPurpose ? { purpose: request.purpose } : {}),
      ...(by === 'network_hash' ? {} : { isOwn: request.isOwn }),
    });
    if (at) waits.push(Math.ceil((at.getTime() + seconds * 1000 - now.getTime()) / 1000));
  }
  const seconds = Math.max(0, ...waits);
  if (seconds > 0) throw new Refusal('RATE_LIMITED', { params: { seconds } });
  if (request.channel !== 'sms') return;
  const midnight = new Date(fromChinaTime(`${toChinaDay(now)} 00:00:00`));
  const isOfStrangers = request.purpose === 'register';
  const budget = isOfStrangers ? Math.ceil(smsDayBudget / registrationShare) : smsDayBudget;
  if ((await countSent(transaction, midnight, isOfStrangers)) >= budget) {
    throw new Refusal('SMS_BUDGET_USED', { params: { seconds: secondsLeftOf(toChinaDay(now), now) } });
  }
}
