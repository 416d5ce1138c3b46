import type { Registry, SignedRegistry } from '@berth/contract';
import { ApiError, readStored, request, writeStored } from '@berth/runtime';
import { verifyRegistry } from './verify-registry.ts';

/** Where the registry of the last visit is saved, for when the server is away. */
const registryCopyKey = 'berth.registry';

/**
 * Which version of each remote this page runs: what the server put into the page, else what it answers, else,
 * while it is away, the copy of the last time. Each of them only with the server's signature.
 */
export async function readRegistry(inPage: SignedRegistry | null | undefined): Promise<Registry> {
  if (inPage) {
    try {
      return await verified(inPage);
    } catch (failure) {
      // A page from a cache may be older than the key; what the server says now counts.
      console.warn('The registry in the page is refused.', failure);
    }
  }
  try {
    return await fetchRegistry();
  } catch (failure) {
    const copy = failure instanceof ApiError ? readCopy() : null;
    if (!copy) throw failure;
    return verified(copy);
  }
}

/** The registry as the server gives it at this moment to whoever is signed in. */
export async function fetchRegistry(): Promise<Registry> {
  return verified(await request('GET /remotes', undefined, { errors: 'caller', overlay: false }));
}

async function verified(signed: SignedRegistry): Promise<Registry> {
  const registry = await verifyWithPageKey(signed);
  writeStored('local', registryCopyKey, JSON.stringify(signed));
  return registry;
}

async function verifyWithPageKey(signed: SignedRegistry): Promise<Registry> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="berth-registry-key"]')?.content;
  if (key) return verifyRegistry(signed, key);
  // The page of the development server is no page of the API, which alone knows the key. No build has this branch.
  if (process.env.NODE_ENV === 'development') return JSON.parse(signed.text) as Registry; // as the API wrote it
  throw new Error('The page names no key to verify the registry with.');
}

export function forgetRegistryCopy(): void {
  writeStored('local', registryCopyKey, null);
}

function readCopy(): SignedRegistry | null {
  try {
    const copy: Partial<SignedRegistry> | null = JSON.parse(readStored('local', registryCopyKey) ?? 'null');
    return copy?.text && copy.signature ? { text: copy.text, signature: copy.signature } : null;
  } catch {
    return null;
  }
}
