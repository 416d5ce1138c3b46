import {
  defaultPageSize,
  type ErrorCode,
  errorCodes,
  type ListField,
  operatorsOfKind,
  pageSizes,
} from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { createSchemaPrinter } from './json-schemas.ts';

type Json = Record<string, unknown>;
type Printer = ReturnType<typeof createSchemaPrinter>;

const listErrors: ErrorCode[] = [
  'LIST_FIELD_UNKNOWN',
  'LIST_OPERATOR_UNKNOWN',
  'LIST_VALUE_INVALID',
  'LIST_PAGE_INVALID',
];

/** The whole contract as an OpenAPI 3.1 document, printed from the endpoint table alone. */
export function printOpenApi(version: string): Json {
  const printer = createSchemaPrinter();
  const paths: Record<string, Json> = {};
  for (const [key, definition] of Object.entries(endpoints) as [string, EndpointDefinition][]) {
    const [method = '', route = ''] = key.split(' ');
    const path = route.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: printOperation(key, definition, printer) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Berth API',
      version,
      description:
        'Every call of the customer portal. Success answers `{ code: 200, message, data }`; a refusal answers ' +
        'an HTTP status and a code from the list below, with a message in the language of Accept-Language ' +
        '(zh-CN or en). Lists take filters as `value|operator`, several values separated by commas.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...printer.components, Error: errorSchema },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of `POST /login/token`.' },
        companion: {
          type: 'apiKey',
          in: 'cookie',
          name: 'BERTH',
          description: 'The HttpOnly cookie of the same sign-in; `__Host-BERTH` on https.',
        },
      },
    },
  };
}

function printOperation(key: string, definition: EndpointDefinition, printer: Printer): Json {
  const name = operationName(key);
  const isPublic = definition.access === 'public';
  const body = definition.body && {
    required: true,
    content: { 'application/json': { schema: printer.describe(definition.body, 'input', `${name}.body`) } },
  };
  return {
    operationId: name,
    tags: [key.split('/')[1]],
    summary: definition.summary,
    description: describeAccess(definition),
    security: isPublic ? [] : [{ token: [], companion: [] }],
    parameters: printParameters(key, definition, printer, name),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: {
                code: { const: 200 },
                message: { type: 'string' },
                data: printer.describe(definition.result, 'output', `${name}.result`),
              },
            },
          },
        },
      },
      ...printErrors(key, definition),
    },
  };
}

/** `GET /login/getCaptcha` as `getLoginGetCaptcha`. */
function operationName(key: string): string {
  const words = key.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

function describeAccess({ access, rateLimit }: EndpointDefinition): string {
  const who =
    access === 'public'
      ? 'Public.'
      : access === 'signedIn'
        ? 'For whoever is signed in.'
        : `Needs the permission \`${access.permission}\`.`;
  return rateLimit ? `${who} At most ${rateLimit.calls} calls in ${rateLimit.seconds} s.` : who;
}

function printParameters(
  key: string,
  definition: EndpointDefinition,
  printer: Printer,
  name: string,
): Json[] {
  const parameters: Json[] = [];
  const add = (place: 'path' | 'query', schema: Json) => {
    const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] };
    for (const [field, described] of Object.entries(properties)) {
      parameters.push({ name: field, in: place, required: required.includes(field), schema: described });
    }
  };
  if (definition.params) add('path', printer.describe(definition.params, 'input', `${name}.params`));
  if (definition.query) add('query', printer.describe(definition.query, 'input', `${name}.query`));
  if (definition.list) parameters.push(...printListParameters(definition.list));
  if (key.startsWith('POST ') || definition.isWrite) {
    parameters.push({
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      schema: { const: 'berth' },
      description: 'Shows that a page of our own asks.',
    });
  }
  return parameters;
}

function printListParameters(fields: Readonly<Record<string, ListField>>): Json[] {
  const names = Object.entries(fields);
  const sortable = names.filter(([, field]) => field.sortable).map(([name]) => name);
  const query = (name: string, schema: Json, description?: string): Json => ({
    name,
    in: 'query',
    schema,
    ...(description ? { description } : {}),
  });
  return [
    query('page', { type: 'integer', minimum: 1, default: 1 }),
    query('pageSize', { type: 'integer', enum: [...pageSizes], default: defaultPageSize }),
    query('prop', { type: 'string', enum: sortable }, 'Sorts by this field.'),
    query('order', { type: 'string', enum: ['ascending', 'descending'] }),
    ...names
      .filter(([, field]) => field.filterable)
      .map(([name, field]) =>
        query(
          name,
          { type: 'string', examples: [`value|${operatorsOfKind[field.kind][0]}`] },
          describeFilter(field),
        ),
      ),
  ];
}

function describeFilter({ kind, choices }: ListField): string {
  const values = choices ? ` Values: ${choices.join(', ')}.` : '';
  return `Filter by a ${kind}: \`value|operator\`. Operators: ${operatorsOfKind[kind].join(' ')}.${values}`;
}

function printErrors(key: string, definition: EndpointDefinition): Json {
  const codes = new Set<ErrorCode>(['INTERNAL', 'DATABASE_UNAVAILABLE', ...(definition.errors ?? [])]);
  if (definition.access !== 'public') codes.add('SIGNED_OUT');
  if (typeof definition.access === 'object') codes.add('FORBIDDEN');
  if (key.startsWith('POST ') || definition.isWrite) codes.add('CROSS_SITE_REQUEST');
  if (definition.params || definition.query || definition.body) codes.add('REQUEST_INVALID');
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

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes) },
    message: { type: 'string', description: "In the caller's language, fit to be shown." },
    field: { type: 'string', description: 'The one field that is to blame.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'To quote to support.' },
  },
};
