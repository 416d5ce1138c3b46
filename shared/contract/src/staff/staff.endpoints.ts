import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { integrationScopes } from '../endpoint/integration-scope.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { remoteName } from '../release/release.schema.ts';
import { text } from '../text/text.schema.ts';
import { accessKeyKinds } from './access-key.ts';
import type { Department } from './department.ts';
import { staffList } from './staff.list.ts';

const access = { access: accessOf(staffList) } as const;
const id = z.string().max(64);
const version = z.int();
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const rateLimit = { calls: 120, seconds: 60 } as const;

const department = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  version,
  people: z.int(),
}) satisfies z.ZodType<Department>;
const departments = z.array(department).describe('siblings by name, Chinese by pinyin');

const accessKey = z.object({
  id: z.string(),
  kind: z.enum(accessKeyKinds),
  name: z.string().describe('of the system, or who holds the release key'),
  scopes: z.array(z.string()).describe('of a release key its remote alone, or `*`'),
  madeAt: moment,
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
});

/** The forwarder's staff, their departments, roles, and the keys of systems and teams (spec section 7, System). */
export const staffEndpoints = {
  'GET /system/user/list': {
    ...access,
    summary: "The forwarder's people, the newest first",
    list: listFieldsOf(staffList),
    result: listAnswer(staffList, { roleId: z.string().nullable(), departmentId: z.string().nullable() }),
    errors: listErrors,
  },
  'GET /system/dept/list': {
    ...access,
    summary: 'Every department with how many people are in it',
    result: departments,
  },
  'POST /system/dept/save': {
    ...access,
    summary: 'Adds a department, or changes name and place of one as it was seen',
    body: z.object({ id: id.optional(), version: version.optional(), parentId: id.nullable(), name: text }),
    result: departments,
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /system/dept/remove': {
    ...access,
    summary: 'Removes a department in which there is nobody and nothing',
    body: z.object({ id, version }),
    result: departments,
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DEPARTMENT_IN_USE'],
  },
  'GET /system/role/list2': {
    ...access,
    summary: 'The roles of staff, with what each may do and how many people have it',
    result: z.array(
      z.object({
        id: z.string(),
        title: z.object({ 'zh-CN': z.string(), en: z.string() }),
        permissions: z.array(z.string()),
        version: z.string().nullable().describe('null of a ready one'),
        people: z.int(),
      }),
    ),
  },
  'GET /system/app/list': {
    ...access,
    summary: 'The keys of systems and of teams that release, the newest first, ended ones too',
    result: z.array(accessKey),
  },
  'POST /system/app/make': {
    ...access,
    summary: 'Makes a key. Its text is in this answer and nowhere else',
    body: z.object({
      kind: z.enum(accessKeyKinds),
      name: text,
      scopes: z.array(z.enum(integrationScopes)).max(40).default([]),
      /** Of a release key: its remote, `*` for all. */
      remote: z.union([remoteName, z.literal('*'), z.literal('')]).default(''),
    }),
    result: z.object({ text: z.string(), key: accessKey }),
    rateLimit: { calls: 20, seconds: 60 },
  },
  'POST /system/app/revoke': {
    ...access,
    summary: 'Ends a key: the next call with it is refused',
    body: z.object({ kind: z.enum(accessKeyKinds), id }),
    result: accessKey,
    rateLimit,
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
