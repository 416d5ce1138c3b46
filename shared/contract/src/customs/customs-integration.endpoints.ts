import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { code, eventId, integrationAccess, writeErrors } from '../endpoint/integration-call.schema.ts';
import { declarationDetail, declarationId, version } from './declaration.schema.ts';
import { customsEventKinds } from './declaration-history.ts';
import { decided, deskDecision, queuedDeclaration } from './desk-acts.schema.ts';

const access = { ...integrationAccess, scope: 'customs' } as const;
const number = code.pipe(z.string().min(1));

/** The customs desk by the forwarder's own systems, and what customs did with a declaration. */
export const customsIntegrationEndpoints = {
  'GET /integration/customs': {
    ...access,
    summary: 'Declarations that wait for the desk, the oldest first',
    result: z.object({
      declarations: z.array(queuedDeclaration.omit({ claim: true })),
      hasMore: z.boolean(),
      frozen: z
        .array(queuedDeclaration.omit({ claim: true }))
        .describe('those whose bookings were returned after they were sent; the newest 20'),
    }),
  },
  'GET /integration/declaration': {
    ...access,
    summary: 'A declaration whole, by its number',
    query: z.object({ number }),
    result: declarationDetail,
    errors: ['NOT_FOUND'],
  },
  'GET /integration/declarationPaper': {
    ...access,
    summary: 'The file of a paper',
    query: z.object({ number, paperId: declarationId }),
    result: 'file',
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'POST /integration/declarationDecision': {
    ...access,
    summary: 'Decides a declaration as the desk does; an officer who has it in hand loses it',
    body: z.object({ eventId, number, version, decision: deskDecision }),
    result: decided.extend({ number: z.string() }),
    errors: [...writeErrors, 'VERSION_CONFLICT', 'DECLARATION_ACTION_REFUSED'],
  },
  'POST /integration/customsEvent': {
    ...access,
    summary:
      'What customs did with a declaration: accepted it under a number, inspected, released or rejected it; or that its ' +
      'refund was paid',
    body: z.object({
      eventId,
      number,
      what: z.enum(customsEventKinds),
      at: z.iso.datetime({ offset: true }),
      /** 18 digits; needed where customs accepted the declaration. */
      customsNumber: z.string().max(40).default(''),
      words: z.string().trim().max(1000).default(''),
    }),
    result: decided.extend({ number: z.string() }),
    errors: [...writeErrors, 'DECLARATION_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
