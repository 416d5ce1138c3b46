import { randomUUID } from 'node:crypto';
import {
  agreementVersion,
  inEachLanguage,
  type Locale,
  mobileProblem,
  type Problem,
  paperOf,
  problemMessage,
  registrationDoubts,
  registrationPasswordProblems,
  registrationProblems,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { dayNumber } from '../../day-number.ts';
import type { Call } from '../../http/handlers.ts';
import { fieldError, Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { accountKeyOf } from '../sessions/account-key.ts';
import type { CodeSubject } from '../sessions/codes/code-subject.ts';
import { checkAnybodysCode, requireAskedFor, spendCode } from '../sessions/codes/take-code.ts';
import { beginLoginTry } from '../sessions/login/login-slowdown.ts';
import { hashPassword, isPasswordRight } from '../sessions/login/passwords.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { columnsOf, contentOf, presentSeen } from './content-of.ts';
import { dueDayOf } from './due-day.ts';
import { needsPaper } from './papers/needs-paper.ts';
import { addPaper } from './papers/papers.repository.ts';
import { requirePicture, takePicture } from './papers/take-picture.ts';
import * as repository from './registrations.repository.ts';
import { type Notices, tellApplicant } from './tell-applicant.ts';

export type RegistrationDependencies = Pick<Context, 'database' | 'clock'> & Notices & { jobs: Jobs };

type Body = Call<'POST /login/regUser'>['body'];

type Sender = { browser: string; knownBrowser: string | undefined; address: string; locale: Locale };

export const linkHashOf = (secret: string): Buffer => hashSecret('registration', secret);

/**
 * Takes a registration in. The same secret sent again gives the registration that is there: its answer may have been
 * lost, or two calls of one page run at once.
 */
export async function submitRegistration(deps: RegistrationDependencies, body: Body, sender: Sender) {
  const now = deps.clock();
  const linkHash = linkHashOf(body.secret);
  const findSent = async () => {
    const sent = await repository.findByLink(deps.database, linkHash);
    if (sent) await requireSame(sent, body);
    return sent && presentSeen(sent, needsPaper(sent, now));
  };
  const sent = await findSent();
  if (sent) return sent;
  try {
    return await registerOnce(deps, body, sender, { linkHash, now });
  } catch (error) {
    const other = error instanceof Refusal ? await findSent() : null;
    if (other) return other;
    throw error;
  }
}

/** Who changed something after an answer was lost is told that it came too late. */
async function requireSame(sent: repository.RegistrationRow, { content, phone, password }: Body) {
  const isSame =
    JSON.stringify(columnsOf(content)) === JSON.stringify(columnsOf(contentOf(sent))) &&
    content.account === sent.account &&
    phone === sent.phone &&
    sent.password_hash !== null &&
    (await isPasswordRight(password, sent.password_hash));
  if (!isSame) throw new Refusal('REGISTRATION_SENT', { params: { number: sent.number } });
}

type Registering = { linkHash: Buffer; now: Date };

/** What is typed is checked first. The code is used up with what it is for: whatever is refused before leaves it good. */
async function registerOnce(
  deps: RegistrationDependencies,
  body: Body,
  sender: Sender,
  { linkHash, now }: Registering,
) {
  const { database } = deps;
  const { content, phone, password } = body;
  requireComplete(body, sender.locale, now);
  await requirePicture(database, body.paper, now);
  const subject = { purpose: 'register', phone, accountKey: '', browser: sender.browser };
  await provePhone(deps, subject, body.code, sender, now);
  // Not before the phone was proved: else accounts could be tried by the thousand.
  const isTaken = await repository.isAccountTaken(database, accountKeyOf(content.account));
  refuseProblems(isTaken ? [inContent(takenAccount)] : [], sender.locale);
  const passwordHash = await hashPassword(password);
  const registered = { linkHash, passwordHash, locale: sender.locale, now };
  return await database.transaction().execute(async (transaction) => {
    await spendCode(transaction, subject, now);
    return await register(deps, transaction, body, registered);
  });
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
    ...registrationProblems(content, today).map(inContent),
    ...registrationPasswordProblems(account),
    ...(ofPhone ? [ofPhone] : []),
  ];
  refuseProblems(problems, locale);
  if (!isOddConfirmed) refuseProblems(registrationDoubts(content, today).map(inContent), locale);
}

export const takenAccount = { path: 'account', rule: 'takenAccount' } as const satisfies Problem;
const takenTexts = inEachLanguage((language) => problemMessage(takenAccount, language));

const inContent = under('content');

/** Guesses of a code are slowed as those at a sign-in are. */
async function provePhone(
  deps: RegistrationDependencies,
  subject: CodeSubject,
  code: string,
  { knownBrowser, address }: Sender,
  now: Date,
): Promise<void> {
  const { database } = deps;
  await requireAskedFor(database, subject);
  const accountKey = `register ${subject.phone}`;
  const attempt = await beginLoginTry(deps, { accountKey, memberId: null, address, knownBrowser, now });
  try {
    await checkAnybodysCode(database, subject, { code, now });
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
  { linkHash, passwordHash, locale, now }: Registering & { passwordHash: string; locale: Locale },
) {
  const id = randomUUID();
  const day = toChinaDay(now);
  const registration = await repository.insertRegistration(transaction, {
    ...columnsOf(content),
    id,
    number: dayNumber('RG', day, await repository.takeSerial(transaction, day)),
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
    due_on: await dueDayOf(transaction, now),
    created_at: now,
  });
  if (!registration) {
    const field = fieldError('content.account', takenTexts);
    throw new Refusal('REQUEST_INVALID', { fields: [field] });
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
