import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { declarationDetail, declarationId, version } from './declaration.schema.ts';
import { madeDocuments } from './declaration-file.endpoints.ts';
import { declarationKinds } from './declaration-status.ts';
import { decided, deskDecision, queuedDeclaration } from './desk-acts.schema.ts';
import { libraryValues } from './goods.endpoints.ts';

const access = { access: { permission: 'customs:desk' } } as const;
const writes = { ...access, rateLimit: { calls: 120, seconds: 60 } } as const;
const id = declarationId;
const claim = queuedDeclaration.shape.claim;

/** The customs desk of the forwarder. These calls see the declarations of all customers. */
export const customsDeskEndpoints = {
  'GET /system/customs/queue': {
    ...access,
    summary: 'Declarations that wait for the desk: to be confirmed, or with an update; the oldest first',
    query: z.object({
      kind: z.enum(declarationKinds).optional(),
      /** A part of the customer's name. */
      customer: z.string().trim().max(100).default(''),
    }),
    result: z.object({
      toBeConfirmed: z.array(queuedDeclaration),
      updates: z.array(queuedDeclaration),
      /** Their bookings were returned (退载) after they were sent, the newest first. */
      frozen: z.array(queuedDeclaration),
      /** Decided last, the newest first. */
      decided: z.array(queuedDeclaration),
      hasMore: z.boolean(),
    }),
  },
  'GET /system/customs/declaration': {
    ...access,
    summary: 'A declaration whole, as its customer sees it, with who has it in hand',
    query: z.object({ id }),
    result: z.object({
      customer: z.object({ id: z.string(), name: z.string() }),
      declaration: declarationDetail,
      claim,
      /** Of the codes of its goods, by the goods library of its customer. */
      libraryValues,
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /system/customs/paper': {
    ...access,
    summary: 'The file of a paper',
    isEmbedded: true,
    query: z.object({ id, paperId: declarationId }),
    result: 'file',
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'GET /system/customs/documents': {
    ...access,
    ...madeDocuments,
    summary: 'What the portal makes of a declaration, as its customer gets it',
  },
  'POST /system/customs/claim': {
    ...writes,
    summary: 'Takes a declaration in hand, or lays it down; one of another officer only with `takesOver`',
    body: z.object({ id, what: z.enum(['claim', 'takeOver', 'release']) }),
    result: z.object({ claim }),
    errors: ['NOT_FOUND', 'DECLARATION_CLAIMED', 'DECLARATION_ACTION_REFUSED'],
  },
  'POST /system/customs/decide': {
    ...writes,
    summary: 'Decides a declaration as it was seen, by the officer who has it in hand',
    body: z.object({ id, version, decision: deskDecision }),
    result: decided,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DECLARATION_CLAIMED', 'DECLARATION_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
