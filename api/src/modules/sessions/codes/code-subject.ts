import { hashSecret } from '../secrets.ts';

/** What a code is good for: this, and nothing else. */
export type CodeSubject = {
  purpose: string;
  phone: string;
  /** As it is looked up; '' where the number alone says whose code it is. */
  accountKey: string;
  /** The secret of the browser that asked. */
  browser: string;
};

export const codeSeconds = 600;
export const mostTries = 5;

export function subjectHashOf({ purpose, phone, accountKey, browser }: CodeSubject): Buffer {
  return hashSecret('code for', purpose, phone, accountKey, browser);
}

/** The hash holds the browser's secret, so that a stored hash alone does not give the six digits away. */
export function codeHashOf({ purpose, phone, accountKey, browser }: CodeSubject, code: string): Buffer {
  return hashSecret('code', purpose, phone, accountKey, browser, code);
}
