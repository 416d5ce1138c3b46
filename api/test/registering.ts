import { agreementVersion, emptyRegistration, type Registration } from '@berth/contract';
import { makeSecret } from '../src/modules/sessions/secrets.ts';
import type { Portal } from './portal.ts';
import { samplePicture } from './sample-files.ts';
import { askCode, type CodeAsker, lastCode, newBrowser } from './sent-codes.ts';

/** Somebody who registers, at their browser. */
export type Applicant = {
  browser: CodeAsker;
  secret: string;
  phone: string;
  content: Registration;
};

let applicants = 0;

/** A company that has not registered yet, with a phone and an account of its own. */
export function newApplicant(changes: Partial<Registration> = {}): Applicant {
  applicants += 1;
  const serial = String(applicants).padStart(4, '0');
  return {
    browser: newBrowser(),
    secret: makeSecret(),
    // Of differing blocks, since one block gets few codes in an hour.
    phone: `139${serial}0001`,
    content: {
      ...emptyRegistration(),
      account: `applicant${serial}`,
      contact: '王小明',
      email: `applicant${serial}@example.com`,
      companyName: `厦门第${serial}贸易有限公司`,
      creditCode: '91350100M000100Y43',
      registeredAddress: '福建省厦门市湖里区港口路 1 号',
      ...changes,
    },
  };
}

/** Uploads a picture of a licence, and gives what names it. */
export async function uploadLicence(portal: Portal, { browser }: Applicant): Promise<string> {
  const file = new File([new Uint8Array(await samplePicture('jpeg'))], '执照.jpg');
  const answer = await portal.visitor.call('POST /login/uploadLicense', { upload: file }, browser.headers);
  return answer.json().data.paper;
}

/** The code that the applicant's phone got. */
export async function provedCode(portal: Portal, { browser, phone }: Applicant): Promise<string> {
  await askCode(portal, browser, { phone, purpose: 'register' });
  return (await lastCode(portal, phone)) ?? '';
}

type Sent = {
  paper?: string;
  code?: string;
  isOddConfirmed?: boolean;
  password?: string;
  agreement?: string;
};

/** Registers; what is not given is right. */
export async function register(portal: Portal, applicant: Applicant, sent: Sent = {}) {
  const { browser, secret, phone, content } = applicant;
  const body = {
    secret,
    content,
    phone,
    paper: sent.paper ?? (await uploadLicence(portal, applicant)),
    code: sent.code ?? (await provedCode(portal, applicant)),
    password: sent.password ?? 'abc123',
    agreementVersion: sent.agreement ?? agreementVersion,
    isOddConfirmed: sent.isOddConfirmed ?? false,
  };
  return await portal.visitor.call('POST /login/regUser', { body }, browser.headers);
}
