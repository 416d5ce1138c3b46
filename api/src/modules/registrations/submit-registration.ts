import { randomUUID } from 'node:crypto';
import {
  agreementVersion,
  type Locale,
  mobileProblem,
  type Problem,
  paperOf,
  registrationDoubts,
  registrationPasswordProblems,
  registrationProblems,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { accountKeyOf } from '../sessions/account-key.ts';
import { requireAskedFor, takeAnybodysCode } from '../sessions/codes/take-code.ts';
import { beginLoginTry } from '../sessions/login/login-slowdown.ts';
import { hashPassword } from '../sessions/login/passwords.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { columnsOf, presentSeen } from './content-of.ts';
import { dueDayOf } from './due-day.ts';
import { addPaper } from './papers/papers.repository.ts';
import { requirePicture, takePicture } from './papers/take-picture.ts';
import * as repository from './registrations.repository.ts';
import { type Notices, tellApplicant } from './tell-applicant.ts';

export type RegistrationDependencies = Pick<Context, 'database' | 'clock'> & Notices & { jobs: Jobs };

type Body = Call<'POST /login/regUser'>['body'];

type Sender = { browser: string; knownBrowser: string | undefined; address: string; locale: Locale };

export const linkHashOf = (secret: string): Buffer => hashSecret('registration', secret);

/**
 * Takes a registration in: what is typed is checked before the picture, and the code is used up last. The same secret
 * sent again, as after an answer that was lost, gives the registration that is there.
 */
export async function submitRegistration(deps: RegistrationDependencies, body: Body, sender: Sender) {
  const { database, clock } = deps;
  const now = clock();
  const linkHash = linkHashOf(body.secret);
  const sent = await repository.findByLink(database, linkHash);
  if (sent) return presentSeen(sent);
  requireComplete(body, sender.locale, now);
  await requirePicture(database, body.paper, now);
  try {
    await provePhone(deps, body, sender, now);
  } catch (error) {
    // Sent twice at once: the other call has used the code up, and registered.
    const other = await repository.findByLink(database, linkHash);
    if (other) return presentSeen(other);
    throw error;
  }
  const passwordHash = await hashPassword(body.password);
  const registered = { linkHash, passwordHash, locale: sender.locale, now };
  return await database
    .transaction()
    .execute(async (transaction) => await register(deps, transaction, body, registered));
}

function requireComplete(
  { content, password, phone, agreementVersion: agreed, isOddConfirmed }: Body,
  locale: Locale,
  now: Date,
): void {
  if (agreed !== agreementVersion) throw new Refusal('AGREEMENT_CHANGED');
  const today = toChinaDay(now);
  const account = { account: content.account, password, confirmation: password };
  const ofPhone = mobileProblem(phone);
  const problems = [
    ...inContent(registrationProblems(content, today)),
    ...registrationPasswordProblems(account),
    ...(ofPhone ? [ofPhone] : []),
  ];
  refuseProblems(problems, locale);
  if (!isOddConfirmed) refuseProblems(inContent(registrationDoubts(content, today)), locale);
}

export const takenAccount = { path: 'account', rule: 'takenAccount' } as const satisfies Problem;

const inContent = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: `content.${problem.path}` }));

/** Guesses of a code are slowed as those at a sign-in are. */
async function provePhone(
  deps: RegistrationDependencies,
  { content, phone, code }: Body,
  { browser, knownBrowser, address, locale }: Sender,
  now: Date,
): Promise<void> {
  const { database } = deps;
  const subject = { purpose: 'register', phone, accountKey: '', browser };
  await requireAskedFor(database, subject);
  // Not before an SMS was sent: else accounts could be tried by the thousand.
  const isTaken = await repository.isAccountTaken(database, accountKeyOf(content.account), null);
  refuseProblems(isTaken ? inContent([takenAccount]) : [], locale);
  const accountKey = `register ${phone}`;
  const attempt = await beginLoginTry(deps, { accountKey, memberId: null, address, knownBrowser, now });
  try {
    await takeAnybodysCode(database, subject, { code, now });
    await attempt.succeeded();
  } catch (error) {
    if (error instanceof Refusal) await attempt.failed();
    throw error;
  }
}

async function register(
  deps: RegistrationDependencies,
  transaction: Transaction<Tables>,
  { secret, content, phone, paper, agreementVersion: agreed }: Body,
  {
    linkHash,
    passwordHash,
    locale,
    now,
  }: {
    linkHash: Buffer;
    passwordHash: string;
    locale: Locale;
    now: Date;
  },
) {
  const id = randomUUID();
  const registration = await repository.insertRegistration(transaction, {
    ...columnsOf(content),
    id,
    number: await nextNumber(transaction, now),
    status: 'waiting',
    link_hash: linkHash,
    link_sealed: deps.seal.seal(Buffer.from(secret), id),
    applicant_type: content.applicantType,
    account: content.account,
    account_key: accountKeyOf(content.account),
    password_hash: passwordHash,
    phone,
    phone_proved_at: now,
    agreement_version: agreed,
    agreed_at: now,
    locale,
    submitted_at: now,
    due_on: dueDayOf(now),
    created_at: now,
  });
  if (!registration) {
    const other = await repository.findByLink(transaction, linkHash);
    refuseProblems(other ? [] : inContent([takenAccount]), locale);
    if (other) return presentSeen(other);
    throw new Refusal('REQUEST_INVALID');
  }
  const picture = await takePicture(transaction, paper, now);
  await addPaper(transaction, {
    registrationId: id,
    paper: paperOf(content.applicantType),
    picture,
    now,
  });
  await repository.insertEvent(transaction, { registrationId: id, what: 'submitted', by: null, at: now });
  await tellApplicant(deps, transaction, registration, 'submitted');
  return presentSeen(registration);
}

async function nextNumber(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const day = toChinaDay(now);
  const serial = await repository.takeSerial(transaction, day);
  return `RG-${day.slice(2).replaceAll('-', '')}-${String(serial).padStart(4, '0')}`;
}
