import { isIP } from 'node:net';
import { z } from 'zod';
import { bucketOf } from './files/bucket-of.ts';
import type { BucketSettings } from './files/bucket-store.ts';
import { isLoopback, isLoopbackOrigin } from './loopback.ts';
import { acceptedByOutbox, outboxOf } from './notify/outbox/outbox-config.ts';
import type { OutboxSettings } from './notify/outbox/outbox-settings.ts';
import { findResembling } from './resembling-names.ts';
import {
  isAddressOrRange,
  isDatabaseUrl,
  isDevRemote,
  isFolder,
  isOrigin,
  splitList,
  splitPair,
  withoutSlash,
} from './setting-texts.ts';
import { logLevels, settings } from './settings.ts';

type SettingName = (typeof settings)[number]['name'];

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  logLevel: (typeof logLevels)[number];
  publicOrigin: string;
  trustProxy: string[];
  captchaCode: string | null;
  demoPassword: string | null;
  /** Whether the demo customer and staff are made at the first start although others can reach the server. */
  hasDemoData: boolean;
  /** Whether only this machine can reach the server. */
  isLoopback: boolean;
  devRemotes: Record<string, string>;
  /** In addition to our own. */
  remoteOrigins: string[];
  /** Null: the repository that the server runs from. */
  frontsDir: string | null;
  /** Null: files are kept on disk, beside the database. */
  filesS3: BucketSettings | null;
  /** Encrypts pictures of identity; null: nobody can register. */
  identityKey: string | null;
  /** How long a version of a remote is kept that nothing uses any more. */
  releaseKeepDays: number;
  /** How much the files of one remote may take. */
  releaseQuotaBytes: number;
  /** With less room than this beside the database the server is not ready. */
  freeSpaceBytes: number;
  /** How long a server that stops takes calls, and how long it finishes them. */
  stopDelayMs: number;
  stopWorkMs: number;
  outbox: OutboxSettings;
  /** Factor for how long answers of providers, versions of remotes and notices are given. */
  patience: number;
  sessionHours: number;
  rememberHours: number;
}

/** All that is wrong with the settings, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const optional = (schema: z.ZodType<string, string>) =>
  z
    .literal('')
    .transform(() => null)
    .or(schema);

const wholeNumber = (mostDigits: number, least: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${mostDigits}}$`))
    .transform(Number)
    .refine((number) => number >= least);

const hours = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .refine((value) => value > 0 && value <= 24 * 365);

const stopSeconds = [
  z
    .string()
    .regex(/^\d{1,4}(\.\d+)?$/)
    .transform(Number)
    .refine((seconds) => seconds <= 3600),
  'a number of seconds from 0 to 3600',
] as const;

/** What each setting accepts: a schema over its text, and the words for it. */
const accepted = {
  HOST: [
    z.string().refine((text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text)),
    'an IP address or a host name',
  ],
  PORT: [
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
    'a number from 0 to 65535',
  ],
  DATA_DIR: [z.string().refine((text) => !text.includes('\0')), 'the path of a folder'],
  DATABASE_URL: [optional(z.string().refine(isDatabaseUrl)), 'postgres://user:password@host:port/database'],
  LOG_LEVEL: [z.enum(logLevels), `one of ${logLevels.join(', ')}`],
  PUBLIC_ORIGIN: [
    z.string().transform(withoutSlash).refine(isOrigin),
    'an origin such as https://portal.example.com, without a path',
  ],
  TRUST_PROXY: [
    z
      .string()
      .transform(splitList)
      .refine((list) => list.every(isAddressOrRange)),
    'IP addresses or ranges separated by commas, such as 10.0.0.5,10.1.0.0/16',
  ],
  CAPTCHA_CODE: [optional(z.string().regex(/^[A-Za-z0-9]{1,8}$/)), 'one to eight letters or digits'],
  DEMO_DATA: [optional(z.literal('yes')), 'yes, or nothing'],
  DEMO_PASSWORD: [optional(z.string().min(8).max(128)), '8 to 128 characters'],
  BERTH_DEV_REMOTES: [
    z
      .string()
      .transform(splitList)
      .refine((list) => list.every(isDevRemote)),
    'name=url separated by commas, such as booking=http://localhost:3001',
  ],
  REMOTE_ORIGINS: [
    z
      .string()
      .transform((text) => splitList(text).map(withoutSlash))
      .refine((list) => list.every(isOrigin)),
    'origins separated by commas, such as https://cdn.example.com, without a path',
  ],
  FRONTS_DIR: [optional(z.string().refine(isFolder)), 'the path of a folder that exists'],
  FILES_S3_BUCKET: [
    optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    'the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen',
  ],
  FILES_S3_ENDPOINT: [
    optional(z.string().transform(withoutSlash).refine(isOrigin)),
    'an origin such as https://s3.example.com, without a path',
  ],
  FILES_S3_REGION: [z.string().regex(/^[a-z0-9-]+$/), 'a region such as ap-east-1'],
  FILES_S3_ACCESS_KEY_ID: [optional(z.string().min(1).max(256)), 'the id of an access key'],
  FILES_S3_SECRET_ACCESS_KEY: [optional(z.string().min(1).max(256)), 'the secret of that key'],
  IDENTITY_KEY: [optional(z.string().min(32).max(256)), '32 to 256 characters'],
  RELEASE_KEEP_DAYS: [wholeNumber(4, 1), 'a whole number of days above 0'],
  RELEASE_QUOTA_MB: [wholeNumber(7, 1), 'a whole number of megabytes above 0'],
  FREE_SPACE_MB: [wholeNumber(7, 0), 'a whole number of megabytes'],
  STOP_DELAY_SECONDS: stopSeconds,
  STOP_WORK_SECONDS: stopSeconds,
  ...acceptedByOutbox,
  PATIENCE: [
    z
      .string()
      .regex(/^\d{1,2}(\.\d)?$/)
      .transform(Number)
      .refine((factor) => factor >= 1 && factor <= 20),
    'a number from 1 to 20, with at most one decimal',
  ],
  SESSION_HOURS: [hours, 'a number of hours above 0, at most 8760'],
  REMEMBER_HOURS: [hours, 'a number of hours above 0, at most 8760'],
} as const satisfies Record<SettingName, readonly [z.ZodType, string]>;

/** Settings whose value is a secret or may hold one: a message never repeats it. */
const secrets: readonly SettingName[] = [
  'DATABASE_URL',
  'DEMO_PASSWORD',
  'CAPTCHA_CODE',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'IDENTITY_KEY',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_SECRET',
  'SMTP_URL',
];

/**
 * Reads the settings once, at the start. Throws `ConfigError` with every problem at once. Other names are not ours, but
 * one that was mistyped is a problem: without DATABASE_URL a server would begin with an empty database of its own.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const names = settings.map(({ name }) => name);
  for (const { given, known } of findResembling(Object.keys(env), names)) {
    problems.push(`${given}: there is no such setting. Name it ${known} if that is meant, or unset it`);
  }
  const read = <N extends SettingName>(name: N, fallback?: string): z.output<(typeof accepted)[N][0]> => {
    const text =
      env[name]?.trim() || fallback || settings.find((setting) => setting.name === name)?.default || '';
    const [schema, words] = accepted[name];
    const result = schema.safeParse(text);
    if (!result.success) problems.push(problem(name, text, words));
    // With a problem noted the value is never seen: an error is thrown below.
    return result.data as z.output<(typeof accepted)[N][0]>;
  };
  const host = read('HOST');
  const port = read('PORT');
  const publicOrigin = read('PUBLIC_ORIGIN', `http://localhost:${port ?? 3000}`);
  const config: Config = {
    host,
    port,
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    logLevel: read('LOG_LEVEL'),
    publicOrigin,
    trustProxy: read('TRUST_PROXY'),
    captchaCode: read('CAPTCHA_CODE'),
    demoPassword: read('DEMO_PASSWORD'),
    hasDemoData: read('DEMO_DATA') === 'yes',
    isLoopback: isLoopback(host ?? ''),
    devRemotes: Object.fromEntries((read('BERTH_DEV_REMOTES') ?? []).map(splitPair)),
    remoteOrigins: read('REMOTE_ORIGINS'),
    frontsDir: read('FRONTS_DIR'),
    filesS3: bucketOf(
      {
        bucket: read('FILES_S3_BUCKET'),
        endpoint: read('FILES_S3_ENDPOINT'),
        region: read('FILES_S3_REGION'),
        accessKeyId: read('FILES_S3_ACCESS_KEY_ID'),
        secretAccessKey: read('FILES_S3_SECRET_ACCESS_KEY'),
      },
      problems,
    ),
    identityKey: read('IDENTITY_KEY'),
    releaseKeepDays: read('RELEASE_KEEP_DAYS'),
    releaseQuotaBytes: read('RELEASE_QUOTA_MB') * 1_000_000,
    freeSpaceBytes: read('FREE_SPACE_MB') * 1_000_000,
    stopDelayMs: read('STOP_DELAY_SECONDS') * 1000,
    stopWorkMs: read('STOP_WORK_SECONDS') * 1000,
    outbox: outboxOf(
      {
        outbox: read('OUTBOX'),
        gatewayUrl: read('SMS_GATEWAY_URL'),
        gatewaySecret: read('SMS_GATEWAY_SECRET'),
        smsDayBudget: read('SMS_DAY_BUDGET'),
        smtpUrl: read('SMTP_URL'),
        sender: read('MAIL_SENDER'),
      },
      // A proxy in front of a loopback address serves others than whoever reads this machine's files.
      isLoopback(host ?? '') && isLoopbackOrigin(publicOrigin),
      problems,
    ),
    patience: read('PATIENCE'),
    sessionHours: read('SESSION_HOURS'),
    rememberHours: read('REMEMBER_HOURS'),
  };
  if (config.captchaCode !== null && config.captchaCode !== undefined && !isLoopback(host)) {
    problems.push(
      `CAPTCHA_CODE: it makes the captcha worthless, and HOST ${host} can be reached from outside. Accepted: ` +
        'only with HOST 127.0.0.1, ::1 or localhost',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function problem(name: SettingName, text: string, words: string): string {
  const shown = secrets.includes(name) ? 'its value' : JSON.stringify(text);
  return `${name}: ${shown} is not accepted. Accepted: ${words}`;
}
