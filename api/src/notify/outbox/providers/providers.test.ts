import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openFileProvider } from './file-provider.ts';
import { openGatewayProvider, signatureOf } from './gateway-provider.ts';
import { openMailProvider } from './mail-provider.ts';
import { type Parcel, SendFailure } from './provider.ts';

const signal = new AbortController().signal;
const parcel: Parcel = {
  id: '7b6c3c36-5a2f-4a54-a2d2-0d7f9f3f2a11',
  channel: 'sms',
  to: '13800000001',
  subject: null,
  text: '您的验证码是 123456',
  createdAt: new Date('2026-11-20T02:00:00Z'),
};
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port; // it listens on a port
};
const failureOf = async (sending: Promise<void>): Promise<SendFailure> =>
  await sending.then(
    () => new SendFailure('it was sent'),
    (error) => error,
  );

describe('file', () => {
  test('writes each message into a file of its own, the same at each try, and says it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berth-outbox-'));
    open.push(async () => await rm(folder, { recursive: true }));
    const said: string[] = [];
    const send = openFileProvider(folder, (text) => void said.push(text));
    await send(parcel, signal);
    await send(parcel, signal);
    const [name, ...more] = await readdir(join(folder, 'outbox'));
    expect([name, more]).toEqual([`2026-11-20T020000000Z-sms-${parcel.id}.json`, []]);
    const { id, to, text } = parcel;
    expect(JSON.parse(await readFile(join(folder, 'outbox', String(name)), 'utf8'))).toEqual({
      id,
      to,
      text,
      channel: 'sms',
      subject: null,
    });
    expect(said[0]).toBe('SMS to 13800000001: 您的验证码是 123456');
  });

  test('what cannot be written is tried again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'berth-outbox-'));
    open.push(async () => await rm(folder, { recursive: true }));
    await writeFile(join(folder, 'outbox'), 'in the way');
    const failure = await failureOf(openFileProvider(folder, () => undefined)(parcel, signal));
    expect([failure.message, failure.isFinal]).toEqual(['EEXIST', false]);
  });
});

describe('SMS gateway', () => {
  const secret = 'a secret of sixteen';

  async function openGateway(status: number) {
    const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createHttpServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('the secret text');
    });
    const url = `http://127.0.0.1:${await listening(server)}/send`;
    return { requests, send: openGatewayProvider({ url, secret }, () => new Date(1_763_600_000_000)) };
  }

  test('gets a signed request that names the message', async () => {
    const { requests, send } = await openGateway(202);
    await send(parcel, signal);
    const [{ headers, body } = { headers: {}, body: '' }] = requests;
    expect(JSON.parse(body)).toEqual({ id: parcel.id, to: '+8613800000001', text: parcel.text });
    expect(headers).toMatchObject({
      'idempotency-key': parcel.id,
      'x-berth-timestamp': '1763600000',
      'x-berth-signature': signatureOf(secret, '1763600000', body),
    });
  });

  test.each([
    [503, false],
    [429, false],
    [400, true],
    [302, true],
  ])('status %s is final: %s', async (status, isFinal) => {
    const { requests, send } = await openGateway(status);
    const failure = await failureOf(send(parcel, signal));
    expect([failure.message, failure.isFinal, requests.length]).toEqual([`HTTP ${status}`, isFinal, 1]);
  });

  test('one that is away is tried again', async () => {
    const port = await listening(createServer());
    await open.pop()?.();
    const send = openGatewayProvider({ url: `http://127.0.0.1:${port}/send`, secret }, () => new Date());
    const failure = await failureOf(send(parcel, signal));
    expect([failure.message, failure.isFinal]).toEqual(['ECONNREFUSED', false]);
  });
});

describe('mail', () => {
  const mail: Parcel = { ...parcel, channel: 'mail', to: 'alice@example.com', subject: '密码已重置' };

  /** Speaks as much SMTP as a mail needs; `verdict` is its answer to the recipient. */
  async function openMailServer(verdict = '250 OK') {
    const heard: string[] = [];
    const server = createServer((socket) => {
      let isText = false;
      socket.write('220 mail.test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (line === '.') isText = false;
          if (isText) continue;
          if (line === 'DATA') isText = true;
          const answer = line.startsWith('RCPT') ? verdict : line === 'DATA' ? '354 go on' : '250 OK';
          socket.write(`${line === 'QUIT' ? '221 bye' : answer}\r\n`);
        }
      });
    });
    const smtpUrl = `smtp://127.0.0.1:${await listening(server)}`;
    return { heard, send: openMailProvider({ smtpUrl, sender: '泊位 <no-reply@berth.example>' }) };
  }

  test('leaves by SMTP with an id that is the same at each try', async () => {
    const { heard, send } = await openMailServer();
    await send(mail, signal);
    expect(heard).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^MAIL FROM:<no-reply@berth.example>/),
        'RCPT TO:<alice@example.com>',
        `Message-ID: <${mail.id}@berth.example>`,
        'Auto-Submitted: auto-generated',
      ]),
    );
  });

  test.each([
    ['550 5.1.1 alice@example.com is unknown here', 'EENVELOPE 550', true],
    ['451 4.7.1 come back later', 'EENVELOPE 451', false],
  ])('%s', async (verdict, reason, isFinal) => {
    const { send } = await openMailServer(verdict);
    const failure = await failureOf(send(mail, signal));
    expect([failure.message, failure.isFinal]).toEqual([reason, isFinal]);
  });
});
