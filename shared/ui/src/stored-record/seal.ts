import { gcm } from '@noble/ciphers/aes.js';
import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

const nonceBytes = 12;

/**
 * Not the browser's own `crypto.subtle`: that is missing on a page without TLS, as in a customer's own network.
 * A text of any length becomes a key of 256 bits; it must be random to be strong, deriving does not make it so.
 */
function cipher(key: string, nonce: Uint8Array, bound: string) {
  const derived = hkdf(sha256, utf8ToBytes(key), undefined, utf8ToBytes('berth stored record 1'), 32);
  return gcm(derived, nonce, utf8ToBytes(bound));
}

/** Seals a text; `bound` is not hidden but cannot be changed. The nonce is new each time and stands in front. */
export function seal(text: string, key: string, bound: string): string {
  const nonce = randomBytes(nonceBytes);
  return toBase64(concatBytes(nonce, cipher(key, nonce, bound).encrypt(utf8ToBytes(text))));
}

/** Throws for another key, another `bound`, and for what was changed. */
export function unseal(sealed: string, key: string, bound: string): string {
  const bytes = fromBase64(sealed);
  const nonce = bytes.subarray(0, nonceBytes);
  return bytesToUtf8(cipher(key, nonce, bound).decrypt(bytes.subarray(nonceBytes)));
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
