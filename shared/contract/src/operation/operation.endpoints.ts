import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { operationList } from './operation.list.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;

/** Who did what with a customer's accounts and records (spec section 7, User). */
export const operationEndpoints = {
  'GET /user/getOpLogList': {
    summary:
      'What the caller did, the newest first; a main account reads what all of its company’s people did, and what ' +
      'the forwarder did with its records',
    access: 'signedIn',
    list: listFieldsOf(operationList),
    result: listAnswer(operationList, {
      subject: localizedText,
      /** Whether who did it is one of the company's people no more. */
      isRemoved: z.boolean(),
    }),
    errors: listErrors,
  },
} as const satisfies EndpointTable;
