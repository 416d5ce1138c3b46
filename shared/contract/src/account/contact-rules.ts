import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { countCharacters } from '../text/count-characters.ts';
import { trimText } from '../text/trim-text.ts';

/** Whom the forwarder turns to, as the account's owner keeps it. */
export type Contact = { contact: string; email: string };

export const contactLimits = { leastContact: 2, contact: 40, email: 254 } as const;

/** One `@`, nothing blank, a domain with a dot: what a mail server would take, not all that a standard allows. */
const emailPattern = /^[^\s@,;"<>()]+@[^\s@,;"<>()]+\.[^\s@.,;"<>()]{2,}$/u;

/** An e-mail address as it is stored: full-width characters are ordinary ones, nothing blank around it. */
export function normalizeEmail(value: string): string {
  return trimText(value.normalize('NFKC'));
}

/** Whether a text can be an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= contactLimits.email && emailPattern.test(value) && !value.includes('..');
}

/** What keeps a contact from being saved (spec section 5); the e-mail may be left out. */
export function contactProblems({ contact, email }: Contact): Problem[] {
  const problems: Problem[] = [];
  const min = contactLimits.leastContact;
  const tooLong = checkText(contact, contactLimits.contact);
  if (contact === '') problems.push({ path: 'contact', rule: 'required' });
  else if (countCharacters(contact) < min)
    problems.push({ path: 'contact', rule: 'contactTooShort', params: { min } });
  else if (tooLong) problems.push({ path: 'contact', ...tooLong });
  if (email !== '' && !isEmail(email)) problems.push({ path: 'email', rule: 'invalidEmail' });
  return problems;
}
