import { randomUUID } from 'node:crypto';
import {
  companyOf,
  type LeadContent,
  type Locale,
  leadProblems,
  type Problem,
  reachOf,
  settleLead,
  trimText,
  under,
} from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import { lockDay, takeSerial } from '../../database/day-serials.repository.ts';
import type { Tables } from '../../database/tables.ts';
import { dayNumber } from '../../day-number.ts';
import { siteOf } from '../../http/access/caller-network.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { plainDocument, searchDocument } from '../../list/search-document.ts';
import { hashSecret, isSameHash } from '../sessions/secrets.ts';
import { listBranches } from '../site/site.repository.ts';
import { takeCv } from './cv/cv.repository.ts';
import { requireWithinDay } from './lead-limits.ts';
import { findByKey, insertEvent, insertLead } from './leads.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Body = Call<'POST /index/submitEnquiry'>['body'];
type Sender = { address: string; locale: Locale };
type Kept = { number: string };

/**
 * Keeps what a visitor asks. The same key sent again gives the lead that is there: its answer may have been lost, or two
 * calls of one page run at once.
 */
export async function submitEnquiry(
  { database, clock }: Dependencies,
  { idempotencyKey, content, v7 }: Body,
  { address, locale }: Sender,
): Promise<Kept> {
  const { cv, kept } = partsOf(content);
  const sending = {
    content: kept,
    cv,
    isDoubtful: trimText(v7 ?? '') !== '',
    keyHash: hashSecret('enquiry', idempotencyKey),
    contentHash: hashSecret(JSON.stringify([kept, cv])),
    siteHash: hashSecret('enquiry', siteOf(address)),
    locale,
    now: clock(),
  };
  const sent = await findSent(database, sending);
  if (sent) return sent;
  await requireComplete(database, sending);
  return await database.transaction().execute(async (transaction) => await keep(transaction, sending));
}

type Sending = {
  content: LeadContent;
  cv: string | null;
  isDoubtful: boolean;
  keyHash: Buffer;
  contentHash: Buffer;
  siteHash: Buffer;
  locale: Locale;
  now: Date;
};

/** What is kept of a request, and the CV that it names. */
function partsOf(content: Body['content']): { kept: LeadContent; cv: string | null } {
  if (content.kind !== 'job') return { kept: settleLead(content), cv: null };
  const { cv, ...kept } = content;
  return { kept, cv };
}

async function findSent(
  database: Kysely<Tables>,
  { keyHash, contentHash }: Pick<Sending, 'keyHash' | 'contentHash'>,
): Promise<Kept | null> {
  const sent = await findByKey(database, keyHash);
  if (!sent) return null;
  // Once what was said of a person is deleted nothing is left to compare.
  if (sent.content_hash && !isSameHash(sent.content_hash, contentHash))
    throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return { number: sent.number };
}

async function requireComplete(
  database: Kysely<Tables>,
  { content, locale, now }: Pick<Sending, 'content' | 'locale' | 'now'>,
): Promise<void> {
  const problems = [
    ...leadProblems(content, toChinaDay(now)),
    ...(content.kind === 'contact' ? await branchProblems(database, content.branch) : []),
  ];
  refuseProblems(problems.map(under('content')), locale);
}

async function branchProblems(database: Kysely<Tables>, code: string): Promise<Problem[]> {
  if (code === '') return [];
  const branches = await listBranches(database);
  return branches.some((branch) => branch.code === code) ? [] : [{ path: 'branch', rule: 'unknownChoice' }];
}

async function keep(transaction: Transaction<Tables>, sending: Sending): Promise<Kept> {
  const { content, cv, siteHash, now } = sending;
  const day = toChinaDay(now);
  const given = await lockDay(transaction, 'lead_serial', day);
  const sent = await findSent(transaction, sending);
  if (sent) return sent;
  const { phone, mail } = reachOf(content);
  const keys = { phoneKey: phone.replace(/[^\d]/g, ''), mailKey: mail.toLowerCase() };
  await requireWithinDay(transaction, { ...keys, siteHash }, { day, given, now });
  const id = randomUUID();
  const number = dayNumber('EN', day, await takeSerial(transaction, 'lead_serial', day));
  const company = companyOf(content);
  await insertLead(transaction, {
    id,
    number,
    kind: content.kind,
    is_doubtful: sending.isDoubtful,
    content: JSON.stringify(content),
    name: content.name,
    name_search: searchDocument([content.name]),
    company,
    company_search: searchDocument([company]),
    phone,
    mail,
    contact_search: plainDocument([phone, mail].filter((each) => each !== '')),
    phone_key: keys.phoneKey,
    mail_key: keys.mailKey,
    locale: sending.locale,
    key_hash: sending.keyHash,
    content_hash: sending.contentHash,
    site_hash: siteHash,
    asked_on: day,
    asked_at: now,
  });
  if (cv !== null) await takeSentCv(transaction, { secret: cv, leadId: id, now });
  await insertEvent(transaction, { leadId: id, what: 'asked', by: null, at: now });
  return { number };
}

async function takeSentCv(
  transaction: Transaction<Tables>,
  { secret, leadId, now }: { secret: string; leadId: string; now: Date },
): Promise<void> {
  const isTaken = await takeCv(transaction, { secretHash: hashSecret('cv', secret), leadId, now });
  if (!isTaken) throw new Refusal('CV_GONE', { field: 'content.cv' });
}
