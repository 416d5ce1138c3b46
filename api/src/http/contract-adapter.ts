import { errorCodes, successCode } from '@berth/contract';
import {
  type EndpointDefinition,
  type EndpointKey,
  endpoints,
  type UploadRule,
} from '@berth/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type AccessDependencies, guardAccess } from './access/access.ts';
import { auditOf, type CallAudit, type EndpointAudit } from './audited-call.ts';
import { callLocale } from './call-locale.ts';
import { toRefusal } from './error-renderer.ts';
import type { Actor, Handlers, Releaser, System } from './handlers.ts';
import { readInput } from './input/read-input.ts';
import { expectUpload, type ReceivedFile, readUpload, takeUploads } from './input/read-upload.ts';
import { storableText } from './input/storable-text.ts';
import { createUploadPlaces } from './input/upload-places.ts';
import { Refusal } from './refusal.ts';
import { type FileAnswer, sendFile } from './send-file.ts';

type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    releaser: Releaser | null;
    system: System | null;
  }
}

const apiPrefix = '/api';
const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Registers every endpoint of the contract under `/api`, and a 405 for every other method on its path. */
export function registerContract(
  app: FastifyInstance,
  handlers: Handlers,
  dependencies: AccessDependencies & { audit: CallAudit },
): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('releaser', null);
  app.decorateRequest('system', null);
  const uploadPlaces = createUploadPlaces();
  const methodsByPath = new Map<string, HTTPMethods[]>();
  for (const [key, definition] of Object.entries(endpoints) as [
    keyof Handlers,
    EndpointDefinition,
  ][] /* Object.entries forgets the keys */) {
    const { method, path } = splitKey(key);
    // A HEAD on a call that changes or makes something would do so unseen.
    const hasHead = method === 'GET' && !definition.isWrite && !definition.makes;
    methodsByPath.set(path, [
      ...(methodsByPath.get(path) ?? []),
      method,
      ...(hasHead ? (['HEAD'] as const) : []),
    ]);
    // The table's own type has already paired each handler with its key.
    const handler = handlers[key] as AnyHandler;
    const audit = auditOf(key, definition, dependencies.audit);
    const guard = guardAccess(key, definition, dependencies);
    const route = {
      method,
      url: apiPrefix + path,
      exposeHeadRoute: hasHead,
      onRequest: async (request: FastifyRequest) => {
        await guard(request).catch(async (error) => {
          // Whoever is signed in and tries what they may not do is in the audit; the rest are nobody, or too many.
          const isForbidden = errorCodes[toRefusal(error).code].status === 403;
          if (request.actor && isForbidden) await audit?.refused(request, error);
          throw error;
        });
      },
    };
    const answer = answerCall(definition, handler, audit);
    const { upload } = definition;
    if (upload) {
      app.register(async (scope) => {
        await takeUploads(scope);
        const takePlace = (request: FastifyRequest) => uploadPlaces.take(request, definition);
        scope.route({ ...route, handler: answerUpload(upload, takePlace, answer) });
      });
    } else {
      app.route({ ...route, handler: async (request, reply) => await answer(request, reply) });
    }
  }
  for (const [path, allowed] of methodsByPath) refuseOtherMethods(app, path, allowed);
}

function splitKey(key: EndpointKey): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]; // the shape of every key
  return { method, path };
}

type AnswerCall = ReturnType<typeof answerCall>;

function answerCall(definition: EndpointDefinition, handler: AnyHandler, audit: EndpointAudit) {
  return async (request: FastifyRequest, reply: FastifyReply, upload?: ReceivedFile) => {
    const locale = callLocale(request);
    const signal = whileWaitedFor(reply);
    const input = await readAudited(definition, request, audit);
    const call = {
      ...input,
      ...(upload && { upload }),
      actor: request.actor,
      releaser: request.releaser,
      system: request.system,
      locale,
      requestId: request.id,
      address: request.ip,
      userAgent: storableText(request.headers['user-agent'] ?? ''),
      cookies: request.cookies,
      lastEventId: storableText(request.headers['last-event-id']?.toString() ?? '') || undefined,
      setHeader: (name: string, value: string | string[]) => reply.header(name, value),
      signal,
    };
    const work = async () => await handler(call);
    const answer = audit ? audit.around(request, { ...input, upload }, work) : work();
    const data = await answer.catch((error) => {
      if (!signal.aborted || error !== signal.reason) throw error;
      return stoppedForNobody;
    });
    if (data === stoppedForNobody) return reply.hijack();
    // Answers are somebody's: no cache on the way keeps one.
    reply.header('cache-control', 'no-store');
    if (definition.result === 'file') return sendFile(reply, data as FileAnswer); // the table's own type says so
    const shaped = definition.result.safeParse(data);
    if (!shaped.success) {
      throw new Error('The result does not fit the contract', { cause: shaped.error });
    }
    return { code: successCode, message: '', data: shaped.data };
  };
}

async function readAudited(definition: EndpointDefinition, request: FastifyRequest, audit: EndpointAudit) {
  try {
    return readInput(definition, request, callLocale(request));
  } catch (error) {
    await audit?.refused(request, error);
    throw error;
  }
}

const stoppedForNobody = Symbol('nobody waits for the answer any more');

/** Aborted when the connection closes before the whole answer is written. */
function whileWaitedFor(reply: FastifyReply): AbortSignal {
  const waiting = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) waiting.abort();
  });
  return waiting.signal;
}

function answerUpload(
  rule: UploadRule,
  takePlace: (request: FastifyRequest) => () => void,
  answer: AnswerCall,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await expectUpload(request, rule);
    const leave = takePlace(request);
    try {
      const upload = await readUpload(request, rule);
      return await answer(request, reply, upload);
    } finally {
      leave();
    }
  };
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: HTTPMethods[]): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url: apiPrefix + path,
    // Before the body is read: nothing in it can change the answer.
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new Refusal('METHOD_NOT_ALLOWED');
    },
    handler: async () => null,
  });
}
