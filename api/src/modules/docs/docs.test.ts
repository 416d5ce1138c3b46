import { endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { printOpenApi } from './openapi.ts';

type Operation = {
  operationId: string;
  description: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: object; description?: string }[];
  requestBody?: object;
  responses: Record<string, { description: string }>;
};

const document = printOpenApi('1.2.3') as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operation = (key: string): Operation => {
  const [method = '', path = ''] = key.split(' ');
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`${key} is not documented`);
  return found;
};

describe('the OpenAPI document', () => {
  test('has every endpoint, each under a name of its own', () => {
    const operations = Object.keys(endpoints).map(operation);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.length).toBe(Object.values(document.paths).flatMap((path) => Object.keys(path)).length);
  });

  test('refers to nothing that is not in it', () => {
    const text = JSON.stringify(document);
    const references = Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), (match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(document.components.schemas).toHaveProperty([reference.split('/').at(-1) ?? '']);
    }
  });

  test('is OpenAPI 3.1 in the parts that tools look at', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const [path, operations] of Object.entries(document.paths)) {
      const places = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1]);
      for (const { parameters, responses } of Object.values(operations)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
          places,
        );
        expect(Object.keys(responses)).toContain('200');
        for (const { description } of Object.values(responses)) expect(description).not.toBe('');
      }
    }
  });

  test('says who may call, what a list can be filtered by, and how a call is refused', () => {
    expect(operation('GET /index/index').security).toEqual([]);
    expect(operation('POST /user/getBaseUserInfo').security).toEqual([{ token: [], companion: [] }]);
    expect(operation('GET /file/:id').security).toEqual([
      { token: [], companion: [] },
      { tokenCookie: [], companion: [] },
    ]);
    const write = operation('POST /integration/bookingStatus');
    expect(write.security).toEqual([{ integrationKey: [] }]);
    expect(write.description).toBe(
      'For a system whose key has the scope `status`. At most 600 calls in 60 s.',
    );
    expect(write.parameters).toEqual([]);
    expect(write.responses['403']?.description).toContain('INTEGRATION_SCOPE_MISSING');
    expect(operation('POST /release/promote').security).toEqual([{ releaseKey: [] }]);
    const list = operation('GET /business/getBookingListLcl');
    const etd = list.parameters.find(({ name }) => name === 'etd');
    expect(etd?.description).toContain('= != > >= < <= include notinclude');
    expect(list.responses['400']?.description).toContain('LIST_FIELD_UNKNOWN');
    expect(operation('POST /login/token').responses['429']?.description).toContain('LOGIN_SLOWED');
    expect(operation('POST /business/submitBookingLcl').requestBody).toBeDefined();
    expect(JSON.stringify(operation('POST /uploadFile').requestBody)).toMatch(
      /multipart\/form-data.*binary.*10 MB.*pdf/,
    );
  });
});

describe('/api/docs', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterAll(async () => await portal.close());

  test('is a page that runs under a strict policy, with every file it names', async () => {
    const page = await portal.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const addresses = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), (match) => match[1] ?? '');
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect((await portal.app.inject(address)).statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>|<style/);
  });

  test('serves the document itself', async () => {
    const response = await portal.app.inject('/api/docs/openapi.json');
    expect(response.json()).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.0-test' } });
  });
});
