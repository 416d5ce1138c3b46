import { type ErrorCode, errorCodes, isStoppedByFreeze } from '@berth/contract';
import { type EndpointDefinition, isWriteCall, listErrors } from '@berth/contract/endpoints';

type Json = Record<string, unknown>;

/** The answers of one call other than success: its codes by HTTP status. */
export function printErrors(key: string, definition: EndpointDefinition): Json {
  const codes = new Set<ErrorCode>(['INTERNAL', 'DATABASE_UNAVAILABLE', ...(definition.errors ?? [])]);
  const isTeams = definition.access === 'releaseKey';
  const isSystems = definition.access === 'integrationKey';
  if (isTeams) codes.add('RELEASE_KEY_REFUSED');
  else if (isSystems) codes.add('INTEGRATION_KEY_REFUSED').add('INTEGRATION_SCOPE_MISSING');
  else if (definition.access !== 'public') codes.add('SIGNED_OUT');
  if (typeof definition.access === 'object') {
    codes.add('FORBIDDEN');
    if (isStoppedByFreeze(definition.access.permission)) codes.add('CUSTOMER_FROZEN');
  }
  if (!isTeams && !isSystems && isWriteCall(key, definition)) codes.add('CROSS_SITE_REQUEST');
  const { params, query, body, upload } = definition;
  if (params || query || body || upload) codes.add('REQUEST_INVALID');
  if (upload) codes.add('UPLOADS_BUSY').add('STORAGE_UNAVAILABLE');
  if (definition.list) for (const code of listErrors) codes.add(code);
  if (definition.rateLimit) codes.add('RATE_LIMITED');
  const byStatus: Record<number, string[]> = {};
  for (const code of codes) {
    const { status, en } = errorCodes[code];
    byStatus[status] = [...(byStatus[status] ?? []), `\`${code}\`: ${en}`];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const texts: Json = {
  type: 'object',
  required: ['zh-CN', 'en'],
  properties: { 'zh-CN': { type: 'string' }, en: { type: 'string' } },
  description: 'The message in each language.',
};

export const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes) },
    message: { type: 'string', description: "In the caller's language, fit to be shown." },
    texts,
    field: { type: 'string', description: 'The one field that is to blame.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' }, texts },
      },
    },
    existing: {
      type: 'object',
      required: ['id', 'version'],
      properties: { id: { type: 'string' }, version: { type: 'integer' } },
      description:
        "The caller's own record that stands in the way: the call may be made again as a change of it.",
    },
    requestId: { type: 'string', description: 'To quote to support.' },
  },
};
