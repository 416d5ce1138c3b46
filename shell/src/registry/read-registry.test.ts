import { webcrypto } from 'node:crypto';
import type { SignedRegistry } from '@berth/contract';
import { type Answers, createTestRuntime, FakeRefusal } from '@berth/runtime/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSigner, testRegistry } from '../testing/sign-registry.ts';
import { readRegistry } from './read-registry.ts';

let signer: Awaited<ReturnType<typeof openSigner>>;

beforeAll(async () => {
  signer = await openSigner();
});
beforeEach(() => {
  localStorage.clear();
  signer.nameKey();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const sign = (deployment: number) => signer.sign(testRegistry(deployment));

const away = () => {
  throw new FakeRefusal(503, '');
};
const serve = (answer: Answers['GET /remotes']) => createTestRuntime({ answers: { 'GET /remotes': answer } });
const changed = (signed: SignedRegistry) => ({
  ...signed,
  text: signed.text.replace('remote-entry.js', 'remote-evil.js'),
});

describe('the registry of a page', () => {
  test('is the one in the page, and nothing is asked', async () => {
    const { calls } = createTestRuntime();
    expect(await readRegistry(await sign(3))).toEqual(testRegistry(3));
    expect(calls).toEqual([]);
  });

  test('is what the server answers where the page has none', async () => {
    serve(await sign(4));
    expect(await readRegistry(undefined)).toEqual(testRegistry(4));
  });

  test('is never one whose text was changed', async () => {
    serve(await sign(4));
    expect((await readRegistry(changed(await sign(3)))).deployment).toBe(4);
    serve(changed(await sign(4)));
    await expect(readRegistry(undefined)).rejects.toThrow('not signed');
  });

  test('is not read where the page names no key', async () => {
    const signed = await sign(3);
    document.head.replaceChildren();
    serve(signed);
    await expect(readRegistry(signed)).rejects.toThrow('names no key');
  });

  test('is not read in a browser that cannot verify it', async () => {
    const signed = await sign(3);
    serve(signed);
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    await expect(readRegistry(signed)).rejects.toThrow('cannot verify');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  });
});

describe('while the server is away', () => {
  test('it is the copy of the last time', async () => {
    serve(away);
    await expect(readRegistry(undefined)).rejects.toThrow();
    await readRegistry(await sign(3));
    expect(await readRegistry(undefined)).toEqual(testRegistry(3));
  });

  test('a copy is verified as well', async () => {
    serve(away);
    localStorage.setItem('berth.registry', JSON.stringify(changed(await sign(3))));
    await expect(readRegistry(undefined)).rejects.toThrow('not signed');
    localStorage.setItem('berth.registry', '{"text":');
    await expect(readRegistry(undefined)).rejects.toThrow();
  });
});
