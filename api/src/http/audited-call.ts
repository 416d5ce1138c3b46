import { type ErrorCode, errorCodes } from '@berth/contract';
import {
  type EndpointDefinition,
  type EndpointKey,
  isWriteCall,
  secretKeysOf,
} from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { collectChanges, type NotedChange } from '../audit/note-change.ts';
import { redact } from '../audit/redact.ts';
import { toRefusal } from './error-renderer.ts';
import type { Actor, Releaser, System } from './handlers.ts';
import type { ReceivedFile } from './input/read-upload.ts';

/** A call that writes, as the audit knows it before it is done. */
export type AuditedCall = {
  endpoint: EndpointKey;
  actor: Actor | null;
  releaser: Releaser | null;
  system: System | null;
  address: string;
  requestId: string;
  /** Without secrets; null where none of it is kept. */
  input: unknown;
};

export type AuditedEnd = {
  status: 'done' | 'refused' | 'failed';
  errorCode: ErrorCode | '';
  changes: readonly NotedChange[];
  /** How many more there were. */
  moreChanges: number;
};

export type CallAudit = {
  /** Stores that a call begins; what it gives stores how it ended, or logs that it could not, and never fails. */
  begin: (call: AuditedCall) => Promise<(end: AuditedEnd) => Promise<void>>;
  /** Stores a call that was refused before it began; it never fails. */
  refused: (call: AuditedCall, errorCode: ErrorCode) => Promise<void>;
};

type Input = { params?: unknown; query?: unknown; body?: unknown };

/** The audit of the calls of one endpoint; null where they leave no row. */
export function auditOf(endpoint: EndpointKey, definition: EndpointDefinition, audit: CallAudit) {
  if (!isWriteCall(endpoint, definition) || definition.unaudited !== undefined) return null;
  const secrets = secretsOf(endpoint, definition.body);
  const callOf = (request: FastifyRequest, input: unknown): AuditedCall => ({
    endpoint,
    actor: request.actor,
    releaser: request.releaser,
    system: request.system,
    address: request.ip,
    requestId: request.id,
    input,
  });

  return {
    /** Does the work between the two rows. */
    around: async <Answer>(
      request: FastifyRequest,
      input: Input & { upload?: ReceivedFile | undefined },
      work: () => Promise<Answer>,
    ): Promise<Answer> =>
      await collectChanges(async (noted) => {
        const kept = isKnown(request) ? redact(plainInput(input), secrets) : null;
        const end = await audit.begin(callOf(request, kept));
        const store = async (status: AuditedEnd['status'], errorCode: ErrorCode | '') =>
          await end({ status, errorCode, changes: [...noted.changes], moreChanges: noted.more });
        try {
          const answer = await work();
          await store('done', '');
          return answer;
        } catch (error) {
          const { code } = toRefusal(error);
          await store(errorCodes[code].status < 500 ? 'refused' : 'failed', code);
          throw error;
        }
      }),

    /** A refusal of input or right; of somebody unknown there is no row, or strangers would fill the table. */
    refused: async (request: FastifyRequest, error: unknown): Promise<void> => {
      if (isKnown(request)) await audit.refused(callOf(request, null), toRefusal(error).code);
    },
  };
}

export type EndpointAudit = ReturnType<typeof auditOf>;

function isKnown({ actor, releaser, system }: FastifyRequest): boolean {
  return actor !== null || releaser !== null || system !== null;
}

function plainInput({ params, query, body, upload }: Input & { upload?: ReceivedFile | undefined }) {
  const file = upload && { name: upload.fileName, bytes: upload.content.length };
  return { params, query, body, file };
}

/** They name a booking by the code that its driver shows. */
const gateCalls: readonly EndpointKey[] = [
  'POST /business/entryInfoConfirm',
  'POST /system/desk/confirmEntry',
];

/** What the contract reads as a secret, and codes: of an SMS, of a screen that signs in, of a truck at the gate. */
function secretsOf(endpoint: EndpointKey, body: z.ZodType | undefined): ReadonlySet<string> {
  const own = body ? [...secretKeysOf(body)] : [];
  const hasCodes = endpoint.startsWith('POST /user/') || gateCalls.includes(endpoint);
  return new Set(hasCodes ? [...own, 'code', 'oldCode', 'number'] : own);
}
