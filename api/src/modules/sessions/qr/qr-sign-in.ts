import { randomInt } from 'node:crypto';
import { qrSignInSeconds } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type Admitted, admitMember } from '../login/admit-member.ts';
import { longestUserAgent, type SessionPlace } from '../open-session.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { findActiveMember } from '../sessions.repository.ts';
import { insertSignInCode, takeSignInCode } from './sign-in-codes.repository.ts';

export const hashOfCode = (code: string) => hashSecret('sign-in code', code);
export const hashOfBrowser = (browser: string) => hashSecret('sign-in browser', browser);

const numbersToChooseFrom = 3;

/** A code for the screen of one browser. */
export async function makeSignInCode(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { browser, address, userAgent }: { browser: string } & SessionPlace,
): Promise<string> {
  const code = makeSecret();
  const numbers = drawNumbers();
  const now = clock();
  await insertSignInCode(database, {
    codeHash: hashOfCode(code),
    browserHash: hashOfBrowser(browser),
    address,
    userAgent: userAgent.slice(0, longestUserAgent),
    number: numbers[randomInt(numbers.length)] ?? '',
    numbers,
    now,
    expiresAt: new Date(now.getTime() + qrSignInSeconds * 1000),
  });
  return code;
}

/** Different ones of two digits. */
function drawNumbers(): string[] {
  const drawn = new Set<string>();
  while (drawn.size < numbersToChooseFrom) drawn.add(String(randomInt(10, 100)));
  return [...drawn];
}

type Shown = SessionPlace & {
  code: string;
  /** The secret of the browser; undefined when it sent no cookie. */
  browser: string | undefined;
  knownBrowser: string | undefined;
  hours: number;
};

/** Opens a session of whoever allowed the code with their phone, if that phone is still signed in. */
export async function signInByQr(
  { database }: Pick<Context, 'database'>,
  { code, browser = '', knownBrowser, hours, address, userAgent }: Shown,
  now: Date,
): Promise<Admitted> {
  const codeHash = hashOfCode(code);
  const taken = await takeSignInCode(database, { codeHash, browserHash: hashOfBrowser(browser), now });
  const member = taken && (await findActiveMember(database, taken.member_id));
  if (!member) throw new Refusal('QR_OVER');
  const proof = { sessionId: taken.session_id };
  return await admitMember(database, { member, proof, knownBrowser, hours, address, userAgent }, now);
}
