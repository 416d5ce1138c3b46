import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { locales } from '../language/locale.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { text } from '../text/text.schema.ts';
import { leadList } from './lead.list.ts';
import { leadContent } from './lead.schema.ts';
import { leadKinds } from './lead.ts';
import { leadStates } from './lead-state.ts';

const access = { access: accessOf(leadList) } as const;
const id = z.string().max(64);
const version = z.int();
const state = z.enum(leadStates);
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const person = z.object({ id: z.string(), name: z.string() });

/** What visitors asked is worked off by the forwarder's staff. */
export const leadsDeskEndpoints = {
  'GET /system/leads/list': {
    ...access,
    summary: 'What visitors of the public site asked, the newest first',
    list: listFieldsOf(leadList),
    result: listAnswer(leadList, {}),
    errors: listErrors,
  },
  'GET /system/leads/lead': {
    ...access,
    summary: 'A lead whole, with its history and who can take it over',
    query: z.object({ id }),
    result: z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(leadKinds),
      version,
      state,
      owner: person.nullable(),
      /** The field that nobody sees was filled. */
      isDoubtful: z.boolean(),
      askedAt: moment,
      locale: z.enum(locales).describe('in which the visitor read the site'),
      content: leadContent.nullable().describe('null once what was said of a person was deleted'),
      /** Of the branch that the content names. */
      branch: z.object({ 'zh-CN': z.string(), en: z.string() }).nullable(),
      cv: z
        .object({ fileName: z.string(), bytes: z.int(), isThere: z.boolean().describe('until 180 days') })
        .nullable(),
      /** The newest first. */
      history: z.array(
        z.object({
          what: z.enum(['asked', 'changed', 'erased']),
          by: z.string().nullable().describe('null: the visitor, or the server'),
          at: moment,
          state: state.nullable().describe('the new one, where it changed'),
          owner: z.string().nullable().describe('the new one’s name, `` for nobody; null where it stayed'),
          note: z.string(),
        }),
      ),
      colleagues: z.array(person).describe('whom it can be given to'),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/leads/save': {
    ...access,
    summary: 'Changes state and owner of a lead as it was seen, or adds a note',
    body: z.object({ id, version, state, ownerId: id.nullable(), note: text.default('') }),
    result: z.object({ version, state }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LEAD_ACTION_REFUSED', 'LEAD_ERASED'],
  },
  'GET /system/leads/cv': {
    ...access,
    summary: 'The CV of an application, to be saved',
    query: z.object({ id }),
    result: 'file',
    isEmbedded: true,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
} as const satisfies EndpointTable;
