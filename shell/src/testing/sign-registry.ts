import { webcrypto } from 'node:crypto';
import type { Registry, SignedRegistry } from '@berth/contract';
import { testRemotes } from './test-remotes.tsx';

const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');

/** A server that signs registries, and the page that names its key; jsdom is given the WebCrypto that it lacks. */
export async function openSigner() {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const publicKey = base64(await webcrypto.subtle.exportKey('spki', keys.publicKey));
  return {
    nameKey() {
      document.head.innerHTML = `<meta name="berth-registry-key" content="${publicKey}">`;
    },
    async sign(registry: Registry): Promise<SignedRegistry> {
      const text = JSON.stringify(registry);
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const bytes = new TextEncoder().encode(text);
      return { text, signature: base64(await webcrypto.subtle.sign(algorithm, keys.privateKey, bytes)) };
    },
  };
}

const justNow = new Date().toISOString();

/** The test remotes as a registry. */
export const testRegistry = (deployment: number, more: Partial<Registry> = {}): Registry => ({
  deployment,
  issuedAt: justNow,
  audience: null,
  contract: 'c',
  remotes: testRemotes,
  ...more,
});
