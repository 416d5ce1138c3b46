import type { Registry, SignedRegistry } from '@berth/contract';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * The registry that a signed text holds. Throws unless the key's owner signed exactly this text: which code the
 * portal runs is decided by nobody else.
 */
export async function verifyRegistry(signed: SignedRegistry, publicKey: string): Promise<Registry> {
  // Browsers have no WebCrypto on a page that came over plain HTTP from another machine.
  if (!globalThis.crypto?.subtle)
    throw new Error('This browser cannot verify the registry: HTTPS is needed.');
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(signed.text);
  if (!(await subtle.verify(algorithm, key, bytesOf(signed.signature), text))) {
    throw new Error('The registry is not signed by this portal.');
  }
  return JSON.parse(signed.text) as Registry; // as the server that signed it wrote it
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
