import {
  canRegistration,
  changeProblems,
  type Locale,
  paperOf,
  type Registration,
  registrationDoubts,
  registrationProblems,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireVersion } from '../../save/asked-version.ts';
import { accountKeyOf } from '../sessions/account-key.ts';
import { columnsOf, contentOf, mask, presentSeen, refuseAction } from './content-of.ts';
import { dueDayOf } from './due-day.ts';
import { needsPaper } from './papers/needs-paper.ts';
import { addPaper } from './papers/papers.repository.ts';
import { takePicture } from './papers/take-picture.ts';
import * as repository from './registrations.repository.ts';
import { linkHashOf, type RegistrationDependencies, takenAccount } from './submit-registration.ts';
import { tellApplicant } from './tell-applicant.ts';

type Body = Call<'POST /login/mendRegistration'>['body'];

/** Stores the returned fields as the applicant has mended them. The registration then waits for its review again. */
export async function mendRegistration(deps: RegistrationDependencies, body: Body, locale: Locale) {
  const now = deps.clock();
  return await deps.database.transaction().execute(async (transaction) => {
    const before = await repository.lockByLink(transaction, linkHashOf(body.secret));
    if (!before) throw new Refusal('NOT_FOUND');
    const mended = await mendLocked(transaction, before, body, { locale, now, by: null });
    await tellApplicant(deps, transaction, mended, 'mended');
    return presentSeen(mended);
  });
}

type Said = { locale: Locale; now: Date };
type Mended = Omit<Body, 'secret'>;

/** The same of a locked one, whoever sent it; `by` as its history names them. */
export async function mendLocked(
  transaction: Transaction<Tables>,
  before: repository.RegistrationRow,
  body: Mended,
  { by, ...said }: Said & { by: string | null },
): Promise<repository.RegistrationRow> {
  const { locale, now } = said;
  if (!canRegistration(before.status, 'mend')) refuseAction(before);
  requireVersion(before, body.version);
  const content = await requireMended(transaction, before, body, said);
  await replacePicture(transaction, before, body.paper, said);
  const mended = await repository.updateRegistration(transaction, before, {
    ...columnsOf(content),
    account: content.account,
    account_key: before.account_key && accountKeyOf(content.account),
    status: 'waiting',
    reasons: '[]',
    decided_at: null,
    submitted_at: now,
    due_on: await dueDayOf(transaction, now),
    locale,
  });
  await repository.insertEvent(transaction, { registrationId: before.id, what: 'mended', by, at: now });
  return mended;
}

/** The registration with what was mended; throws for a field that was not returned, and for what is still wrong. */
async function requireMended(
  transaction: Transaction<Tables>,
  before: repository.RegistrationRow,
  { fields, isOddConfirmed }: Mended,
  { locale, now }: Said,
): Promise<Registration> {
  const returned = new Set<string>(before.reasons.map(({ field }) => field));
  if (returned.has('creditCode')) returned.add('oldNumber');
  const others = Object.keys(fields).filter((field) => !returned.has(field));
  refuseProblems(
    others.map((path) => ({ path: `fields.${path}`, rule: 'notReturnable' })),
    locale,
  );
  const isMasked = fields.idAddress?.includes(mask) ?? false;
  refuseProblems(isMasked ? [{ path: 'fields.idAddress', rule: 'required' }] : [], locale);
  const content: Registration = { ...contentOf(before), ...fields };
  const today = toChinaDay(now);
  const { stood } = before;
  const problems = stood ? changeProblems(stood, content, today) : registrationProblems(content, today);
  refuseProblems(problems.map(inFields), locale);
  // Others were confirmed when they were sent.
  const doubts = registrationDoubts(content, today).filter(({ path }) => path in fields);
  if (!isOddConfirmed) refuseProblems(doubts.map(inFields), locale);
  // Who is a customer has the account already.
  if (stood) return content;
  const isTaken = await repository.isAccountTaken(transaction, accountKeyOf(content.account), before.id);
  refuseProblems(isTaken ? [inFields(takenAccount)] : [], locale);
  return content;
}

const inFields = under('fields');

/** Stores another picture where one is needed; throws where it is needed and missing. */
async function replacePicture(
  transaction: Transaction<Tables>,
  before: repository.RegistrationRow,
  secret: string | null,
  { locale, now }: Said,
): Promise<void> {
  const isNeeded = needsPaper(before, now);
  refuseProblems(isNeeded && secret === null ? [{ path: 'paper', rule: 'paperMissing' }] : [], locale);
  // What was not returned stays as it was reviewed.
  if (!isNeeded || secret === null) return;
  const paper = paperOf(before.applicant_type);
  const picture = await takePicture(transaction, secret, now);
  await addPaper(transaction, { registrationId: before.id, paper, picture, now });
}
