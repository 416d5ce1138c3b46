import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for a header, a cookie and an address. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits as 64 hexadecimal digits: a key of the browser's store, whose length is a multiple of 8. */
export function makeKey(): string {
  return randomBytes(32).toString('hex');
}

/** Whether a text has the form of `makeSecret`. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a secret. Random secrets need no salt and no slow hash: there is nothing to guess. */
export function hashSecret(...parts: string[]): Buffer {
  return createHash('sha256').update(parts.join('\0')).digest();
}

export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
