import { endpoints } from '@berth/contract/endpoints';
import cookie from '@fastify/cookie';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { DatabaseUnavailableError } from '../database/database-errors.ts';
import { createRateLimiter } from './access/rate-limiter.ts';
import { registerContract } from './contract-adapter.ts';
import { renderError } from './error-renderer.ts';
import type { Handlers } from './handlers.ts';
import { Refusal } from './refusal.ts';

/** A server in which every endpoint does the same. */
async function answering(answer: () => Promise<unknown>) {
  const log: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } });
  app.setErrorHandler(renderError);
  await app.register(cookie);
  const handlers = Object.fromEntries(Object.keys(endpoints).map((key) => [key, answer]));
  registerContract(app, handlers as unknown as Handlers, {
    authenticate: async () => null,
    authenticateReleaser: async () => null,
    authenticateSystem: async () => null,
    recognizeBrowser: async () => null,
    rateLimiter: createRateLimiter(() => new Date()),
    publicOrigin: 'http://localhost:3000',
    audit: { begin: async () => async () => {}, refused: async () => {} },
  });
  const response = await app.inject({ url: '/api/health', headers: { 'accept-language': 'en' } });
  return { response, log: log.join('') };
}

const failing = (error: unknown) =>
  answering(async () => {
    throw error;
  });

describe('the answer to a failure', () => {
  test('says nothing of an unforeseen error, the log everything', async () => {
    const cause = new Error('relation "secret_table" does not exist');
    const { response, log } = await failing(new Error('query failed', { cause }));
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on the server; please try again.',
      texts: { 'zh-CN': '服务器出小差啦，请稍后再试。', en: expect.any(String) },
      requestId: expect.any(String),
    });
    expect(log).toContain('secret_table');
    expect(log).toContain(response.json().requestId);
  });

  test('fills the message, in words of the caller’s language', async () => {
    const status = { 'zh-CN': '已入仓', en: 'received' };
    const { response } = await failing(
      new Refusal('BOOKING_NOT_EDITABLE', { params: { status }, field: 'id' }),
    );
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'A booking that is “received” cannot be edited.',
      texts: {
        'zh-CN': '状态为“已入仓”的订舱不能修改。',
        en: 'A booking that is “received” cannot be edited.',
      },
      field: 'id',
    });
  });

  test('is 503 while the database is away', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect((await failing(refused)).response.json().code).toBe('DATABASE_UNAVAILABLE');
    const stopping = Object.assign(new Error('terminating'), { code: '57P01', severity: 'FATAL' });
    expect((await failing(stopping)).response.statusCode).toBe(503);
    const words = ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'];
    for (const text of words) expect((await failing(new Error(text))).response.statusCode).toBe(503);
    // Of a name with several addresses Node gives one error for all of them, without a call of the system.
    const several = new AggregateError([refused, refused], '');
    expect((await failing(Object.assign(several, { code: 'ECONNREFUSED' }))).response.statusCode).toBe(503);
    const rolledBack = new Error('Client has encountered a connection error and is not queryable');
    expect((await failing(rolledBack)).response.statusCode).toBe(503);
    const wrapped = new Error('the list could not be read', { cause: refused });
    const answer = (await failing(wrapped)).response;
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([503, 5]);
    const busy = new DatabaseUnavailableError('The embedded database was busy for 10000 ms');
    expect((await failing(busy)).response.statusCode).toBe(503);
  });

  test('is 503 for a statement that took too long, with when to try again', async () => {
    const stopped = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
    const { response } = await failing(stopped);
    expect([response.statusCode, response.json().code]).toEqual([503, 'READ_TOO_LONG']);
    expect(response.headers['retry-after']).toBe('10');
  });

  test('is 500 for a result that does not fit, which is not sent', async () => {
    const { response, log } = await answering(async () => ({ status: 'fine', leak: 'private' }));
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('private');
    expect(log).toContain('does not fit the contract');
  });
});

test('what the contract does not name is stripped from a result', async () => {
  const health = { status: 'ok', version: '1', uptimeSeconds: 1, leak: 'private' };
  const { response } = await answering(async () => health);
  expect(response.json().data).toEqual({ status: 'ok', version: '1', uptimeSeconds: 1 });
});
