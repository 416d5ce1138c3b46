import { describe, expect, test } from '@jest/globals';
import { ConfigError, parseConfig } from './config.ts';
import { settings } from './settings.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without any setting everything has its default', () => {
  expect(parseConfig({ HOME: '/home/someone', PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: null,
    logLevel: 'info',
    publicOrigin: 'http://localhost:3000',
    trustProxy: [],
    captchaCode: null,
    demoPassword: null,
    hasDemoData: false,
    isLoopback: true,
    devRemotes: {},
    remoteOrigins: [],
    frontsDir: null,
    filesS3: null,
    identityKey: null,
    outbox: { sms: 'file', mail: 'file', smsDayBudget: 1000 },
    freeSpaceBytes: 100_000_000,
    stopDelayMs: 5_000,
    stopWorkMs: 20_000,
    patience: 1,
    sessionHours: 8,
    rememberHours: 24,
    releaseKeepDays: 30,
    releaseQuotaBytes: 1_024_000_000,
  });
});

test('reads what is set', () => {
  const config = parseConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/var/lib/berth',
    DATABASE_URL: 'postgres://berth:secret@db:5432/berth',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: 'https://portal.example.com/',
    TRUST_PROXY: '10.0.0.5, 10.1.0.0/16',
    DEMO_PASSWORD: 'long enough',
    BERTH_DEV_REMOTES: 'booking=http://localhost:3001,site=http://localhost:3005',
    REMOTE_ORIGINS: 'https://cdn.example.com/, https://static.example.com:8443',
    FRONTS_DIR: import.meta.dirname,
    PATIENCE: '2.5',
    SESSION_HOURS: '0.5',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicOrigin: 'https://portal.example.com',
    trustProxy: ['10.0.0.5', '10.1.0.0/16'],
    devRemotes: { booking: 'http://localhost:3001', site: 'http://localhost:3005' },
    remoteOrigins: ['https://cdn.example.com', 'https://static.example.com:8443'],
    frontsDir: import.meta.dirname,
    patience: 2.5,
    sessionHours: 0.5,
  });
});

test('the public origin follows the port', () => {
  expect(parseConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
});

describe('a malformed value', () => {
  test.each([
    ['PORT', '70000', 'PORT: "70000" is not accepted. Accepted: a number from 0 to 65535'],
    ['PORT', '30x', 'PORT: "30x"'],
    ['HOST', 'http://x', 'HOST: "http://x"'],
    ['LOG_LEVEL', 'loud', 'Accepted: one of fatal, error'],
    ['DATABASE_URL', 'mysql://root:secret@db/x', 'DATABASE_URL: its value is not accepted'],
    ['DATABASE_URL', 'postgres://db', 'Accepted: postgres://user:password@host:port/database'],
    ['PUBLIC_ORIGIN', 'https://example.com/portal', 'without a path'],
    ['TRUST_PROXY', 'true', 'IP addresses or ranges'],
    ['TRUST_PROXY', '10.0.0.0/999', 'IP addresses or ranges'],
    ['CAPTCHA_CODE', '1 2', 'letters or digits'],
    ['DEMO_PASSWORD', 'short', '8 to 128 characters'],
    ['BERTH_DEV_REMOTES', 'booking', 'name=url'],
    ['REMOTE_ORIGINS', 'https://cdn.example.com/js', 'without a path'],
    ['FRONTS_DIR', '/nowhere/at/all', 'a folder that exists'],
    ['STOP_DELAY_SECONDS', '-1', 'a number of seconds'],
    ['STOP_WORK_SECONDS', '3601', 'from 0 to 3600'],
    ['SESSION_HOURS', '0', 'a number of hours'],
    ['PATIENCE', '0', 'a number from 1 to 20'],
    ['REMEMBER_HOURS', '-1', 'a number of hours'],
  ])('%s=%s is refused in words', (name, value, words) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  test('shows every problem, one line each, and no secret', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://a:hidden@b/c', LOG_LEVEL: 'x' });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL']);
    expect(problems.join('\n')).not.toContain('hidden');
  });
});

describe('the fixed captcha', () => {
  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('is accepted on %s', (host) => {
    expect(parseConfig({ HOST: host, CAPTCHA_CODE: '1234' }).captchaCode).toBe('1234');
  });

  test.each(['0.0.0.0', '::', '192.168.1.2', 'portal.example.com'])('is refused on %s', (host) => {
    expect(problemsOf({ HOST: host, CAPTCHA_CODE: '1234' })).toEqual([
      expect.stringContaining('only with HOST 127.0.0.1, ::1 or localhost'),
    ]);
  });
});

test('the table names each setting once', () => {
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
});

test('a bucket is read whole, or every missing part of it is said', () => {
  const bucket = { FILES_S3_BUCKET: 'berth-files', FILES_S3_ENDPOINT: 'https://s3.example.com/' };
  const key = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'open sesame' };
  expect(parseConfig({ ...bucket, ...key, FILES_S3_REGION: 'ap-east-1' }).filesS3).toEqual({
    bucket: 'berth-files',
    endpoint: 'https://s3.example.com',
    region: 'ap-east-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'open sesame' },
  });
  expect(parseConfig({ FILES_S3_BUCKET: 'berth-files' }).filesS3).toEqual({
    bucket: 'berth-files',
    endpoint: null,
    region: 'us-east-1',
    credentials: null,
  });
  expect(problemsOf(key)).toEqual([expect.stringContaining('FILES_S3_BUCKET')]);
  expect(problemsOf({ ...bucket, FILES_S3_ACCESS_KEY_ID: 'id' })).toEqual([
    expect.stringContaining('one of them alone'),
  ]);
});

test('a name that looks like a setting is a problem, and its value is not shown', () => {
  expect(problemsOf({ DATABSE_URL: 'postgres://berth:hidden@db/berth', PORT: 'x' })).toEqual([
    'DATABSE_URL: there is no such setting. Name it DATABASE_URL if that is meant, or unset it',
    expect.stringContaining('PORT'),
  ]);
});

describe('the outbox', () => {
  const outboxOf = (env: Record<string, string>) => parseConfig({ HOST: '0.0.0.0', ...env }).outbox;
  const gateway = {
    SMS_GATEWAY_URL: 'https://sms.example.com/send',
    SMS_GATEWAY_SECRET: 'a secret of sixteen',
  };
  const mail = {
    SMTP_URL: 'smtp://user:pass@mail.example.com:587',
    MAIL_SENDER: 'Berth <no-reply@example.com>',
  };

  test('sends nothing where nothing is set and others reach the server', () => {
    expect(outboxOf({})).toMatchObject({ sms: null, mail: null });
    expect(outboxOf({ OUTBOX: 'file' })).toMatchObject({ sms: 'file', mail: 'file' });
  });

  test('sends by what is set', () => {
    expect(outboxOf({ ...gateway, ...mail, SMS_DAY_BUDGET: '50' })).toEqual({
      sms: { url: gateway.SMS_GATEWAY_URL, secret: gateway.SMS_GATEWAY_SECRET },
      mail: { smtpUrl: mail.SMTP_URL, sender: mail.MAIL_SENDER },
      smsDayBudget: 50,
    });
  });

  test('says what is missing or open, and repeats no secret', () => {
    expect(problemsOf({ SMS_GATEWAY_URL: gateway.SMS_GATEWAY_URL, MAIL_SENDER: mail.MAIL_SENDER })).toEqual([
      'SMS_GATEWAY_URL, SMS_GATEWAY_SECRET: one of them alone sends nothing',
      'SMTP_URL, MAIL_SENDER: one of them alone sends nothing',
    ]);
    const said = problemsOf({
      SMS_GATEWAY_URL: 'http://sms.example.com',
      SMS_GATEWAY_SECRET: 'too short',
      SMTP_URL: 'mail.example.com',
      MAIL_SENDER: 'nobody',
      OUTBOX: 'mail',
    });
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'OUTBOX',
      'SMS_GATEWAY_URL',
      'SMS_GATEWAY_SECRET',
      'SMTP_URL',
      'MAIL_SENDER',
    ]);
    expect(said.join()).not.toMatch(/too short|sms\.example\.com\b(?!\/send)/);
  });
});
