import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

async function callsOf(trustProxy: string[], headers: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({
    logger: { level: 'warn', stream },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
  });
  warnOfUntrustedProxy(app);
  app.get('/', async () => 'ok');
  for (const each of headers) await app.inject({ url: '/', headers: each, remoteAddress: '10.0.0.5' });
  await app.close();
  return lines;
}

const named = { 'x-forwarded-for': '203.0.113.7' };

test('an address that nobody was told to trust is named once', async () => {
  const lines = await callsOf([], [{}, named, named]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    from: '10.0.0.5',
    msg: expect.stringContaining('TRUST_PROXY'),
  });
  expect(await callsOf(['10.0.0.6'], [named])).toHaveLength(1);
});

test('of a trusted proxy, and of callers without any, nothing is said', async () => {
  expect(await callsOf(['10.0.0.0/8'], [named])).toEqual([]);
  expect(await callsOf([], [{}])).toEqual([]);
});
