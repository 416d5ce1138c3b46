import type { FastifyInstance, FastifyLoggerOptions, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { databaseError } from '../../database/database-errors.ts';

type LogStream = NonNullable<FastifyLoggerOptions['stream']>;

const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'password_hash',
  'token',
  'companion',
  'captcha',
  'captchaId',
  'unsavedWorkKey',
  'key_hex',
];

/** Structured lines; whatever is named like a secret is replaced, wherever a line of ours may carry it. */
export function loggerOptions(
  level: Config['logLevel'],
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*["set-${key}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  };
}

/** One line a request: what was asked by its route, never the address with its query, and who asked. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.actor?.userId,
      },
      'answered',
    );
  });
}

// Only what says where it broke: a database's `detail` or a parser's input would carry what people entered.
function describeError(error: Error): { type: string; message: string; stack: string } {
  const cause = error.cause instanceof Error ? `\ncaused by: ${describeError(error.cause).stack}` : '';
  const message = messageOf(error);
  const stack = error.stack ?? message;
  return {
    type: error.name,
    message,
    stack: (message === error.message ? stack : stack.replace(error.message, () => message)) + cause,
  };
}

/** What PostgreSQL says of data that does not fit (class 22) quotes that data. */
function messageOf(error: Error): string {
  const isOfData = databaseError(error)?.code.startsWith('22') ?? false;
  return isOfData ? error.message.replace(/".*"/s, '"…"') : error.message;
}
