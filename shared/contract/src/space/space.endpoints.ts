import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { pagedRecords } from '../record/path-of-record.ts';
import { spaceList } from './space.list.ts';
import { keptReasons } from './space-file.ts';

const { belongsTo, format } = spaceList.columns;
const used = { files: z.int(), bytes: z.int() };
const record = z.object({ kind: z.enum(pagedRecords), id: z.string() });

/** The files that a customer has stored. A person sees those that they may read, and no others count for them. */
export const spaceEndpoints = {
  'GET /user/getSpace': {
    summary: 'How many files the company has stored that the caller may read, and how large they are',
    access: 'signedIn',
    result: z.object({
      ...used,
      byBelongsTo: z.array(z.object({ belongsTo: z.enum(belongsTo.choices), ...used })),
      byFormat: z.array(z.object({ format: z.enum(format.choices), ...used })),
    }),
  },
  'GET /user/getSpaceFiles': {
    summary: 'These files, the newest first, with the record that uses them and why they stay',
    access: 'signedIn',
    list: listFieldsOf(spaceList),
    result: listAnswer(spaceList, {
      href: z.string().describe('Where the file can be read'),
      record: record.nullable().describe('The record that uses it, where it has a page'),
      kept: z.enum(keptReasons).nullable().describe('Why the caller may not delete it'),
    }),
    errors: listErrors,
  },
  'POST /user/deleteSpaceFile': {
    summary: 'Deletes a file that nothing uses: an upload, or what an export has made',
    access: 'signedIn',
    body: z.object({ id: z.string().max(64) }),
    result: z.null(),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'FILE_IN_USE'],
  },
} as const satisfies EndpointTable;
