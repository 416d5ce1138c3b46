import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyLoggerOptions } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { registerContract } from './http/contract-adapter.ts';
import { renderError } from './http/error-renderer.ts';
import type { Handlers } from './http/handlers.ts';
import { readJsonBodies } from './http/json-body.ts';
import { loggerOptions, logRequests } from './http/logging.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { Refusal } from './http/refusal.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { bookingHandlers } from './modules/bookings/bookings.routes.ts';
import { menuHandlers } from './modules/menu/menu.routes.ts';
import { referenceReader } from './modules/selects/reference-catalog.ts';
import { selectHandlers } from './modules/selects/selects.routes.ts';
import { createAuthenticate } from './modules/sessions/authenticate.ts';
import { createSessionCookies } from './modules/sessions/session-cookies.ts';
import { sessionHandlers } from './modules/sessions/sessions.routes.ts';
import { siteHandlers } from './modules/site/site.routes.ts';

export type AppDependencies = {
  config: Config;
  database: Database;
  clock?: Clock;
  logStream?: FastifyLoggerOptions['stream'];
};

const bodyLimitBytes = 1024 * 1024;

/** The whole server as one value that listens nowhere: everything it needs is given, in one explicit order. */
export async function createApp({ config, database, clock = systemClock, logStream }: AppDependencies) {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => renderError(error, request, reply),
  });
  setSecurityHeaders(app, config.publicOrigin);
  logRequests(app);
  app.setErrorHandler(renderError);
  app.setNotFoundHandler((request, reply) => renderError(new Refusal('NOT_FOUND'), request, reply));
  readJsonBodies(app);
  await app.register(cookie);

  const kysely = database.kysely;
  const cookies = createSessionCookies(config.publicOrigin);
  const reference = referenceReader({ database: kysely, clock });
  const handlers = {
    ...sessionHandlers({ database: kysely, clock, config, cookies }),
    ...siteHandlers({ database: kysely, clock }),
    ...menuHandlers({ database: kysely }),
    ...selectHandlers({ reference }),
    ...bookingHandlers({ database: kysely, clock, reference }),
  } satisfies Partial<Handlers>;
  registerContract(app, handlers, {
    authenticate: createAuthenticate({ database: kysely, clock, cookies }),
    rateLimiter: createRateLimiter(clock),
    publicOrigin: config.publicOrigin,
  });
  return app;
}
