import { type EndpointDefinition, endpoints, type UploadRule } from '@berth/contract/endpoints';
import { createSchemaPrinter, type SchemaPrinter } from './json-schemas.ts';
import { errorSchema, printErrors } from './openapi-errors.ts';
import { printParameters } from './openapi-parameters.ts';

type Json = Record<string, unknown>;

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
        tokenCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'TOKEN',
          description: 'The same token, where a page shows a file or links to it and so sets no header.',
        },
        releaseKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A team's release key, `brk_…`, made on the page of releases.",
        },
        integrationKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A system's key, `bik_…`, made with `npm run integration -- add`.",
        },
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

function printOperation(key: string, definition: EndpointDefinition, printer: SchemaPrinter): Json {
  const name = operationName(key);
  const body = printBody(definition, printer, name);
  return {
    operationId: name,
    tags: [key.split('/')[1]],
    summary: definition.summary,
    description: describeAccess(definition),
    security: describeTokens(definition),
    parameters: printParameters(key, definition, printer, name),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done',
        content: printAnswer(definition, printer, name),
      },
      ...printErrors(key, definition),
    },
  };
}

function describeTokens({ access, isEmbedded, seesCaller }: EndpointDefinition): Json[] {
  if (access === 'releaseKey' || access === 'integrationKey') return [{ [access]: [] }];
  const withHeader = { token: [], companion: [] };
  // An empty one says that the call can do without.
  if (access === 'public') return seesCaller ? [{}, withHeader, { tokenCookie: [], companion: [] }] : [];
  return isEmbedded ? [withHeader, { tokenCookie: [], companion: [] }] : [withHeader];
}

function printBody({ body, upload }: EndpointDefinition, printer: SchemaPrinter, name: string): Json | null {
  if (upload) {
    const file = { type: 'string', format: 'binary', description: describeUpload(upload) };
    const schema = { type: 'object', required: ['file'], properties: { file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return null;
  const schema = printer.describe(body, 'input', `${name}.body`);
  return { required: true, content: { 'application/json': { schema } } };
}

function describeUpload({ maxBytes, kinds }: UploadRule): string {
  const most = `At most ${maxBytes / 1024 / 1024} MB`;
  return kinds.length > 0 ? `${most}, by its content one of: ${kinds.join(', ')}.` : `${most}.`;
}

function printAnswer({ result }: EndpointDefinition, printer: SchemaPrinter, name: string): Json {
  if (result === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  const schema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      data: printer.describe(result, 'output', `${name}.result`),
    },
  };
  return { 'application/json': { schema } };
}

const callers = {
  public: () => 'Public.',
  signedIn: () => 'For whoever is signed in.',
  releaseKey: () => 'For a team with a release key.',
  integrationKey: (scope: EndpointDefinition['scope'] = []) =>
    `For a system whose key has the scope ${[scope]
      .flat()
      .map((each) => `\`${each}\``)
      .join(' or ')}.`,
};

/** `GET /login/getCaptcha` as `getLoginGetCaptcha`. */
function operationName(key: string): string {
  const words = key.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

function describeAccess({ access, scope, rateLimit }: EndpointDefinition): string {
  const who =
    typeof access === 'object' ? `Needs the permission \`${access.permission}\`.` : callers[access](scope);
  if (!rateLimit) return who;
  const { calls, seconds, network, knowsBrowsers } = rateLimit;
  const together = network ? `, ${network} of all visitors of one network` : '';
  const apart = knowsBrowsers ? ' A browser in which somebody signed in before is counted by itself.' : '';
  return `${who} At most ${calls} calls in ${seconds} s${together}.${apart}`;
}
