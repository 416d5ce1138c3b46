import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { declarationEndpoints } from './declaration.endpoints.ts';
import type { DeclarationKind } from './declaration-status.ts';

const read = declarationEndpoints['GET /business/declaration'];
const save = declarationEndpoints['POST /business/declarationSave'];
const submit = declarationEndpoints['POST /business/declarationSubmit'];

const readOf = (kind: string) => ({ ...read, summary: `A declaration whole, if it is ${kind}` });
const saveOf = <Kind extends DeclarationKind>(kind: Kind, named: string) => ({
  ...save,
  summary: `Saves ${named} as a draft, as declarationSave does`,
  body: save.body.extend({ kind: z.literal(kind) }),
});

/** The calls that the specification names by the kind of a declaration (section 7); each is one of `declarationEndpoints`. */
export const declarationByKindEndpoints = {
  'GET /business/getPay': readOf('a buy-order'),
  'GET /business/getTax': readOf('a tax refund'),
  'GET /business/getMerge': readOf('a buy-order with tax refund'),
  'POST /business/payClearData': saveOf('pay', 'a buy-order'),
  'POST /business/subTaxData': saveOf('tax', 'a tax refund'),
  'POST /business/payClearMergeData': saveOf('merge', 'a buy-order with tax refund'),
  'POST /business/submitPayDeal': {
    ...submit,
    summary: 'Saves a buy-order, with tax refund or without, and sends it, as declarationSubmit does',
    body: submit.body.extend({ kind: z.enum(['pay', 'merge']) }),
  },
  'POST /business/delPayClear': {
    ...declarationEndpoints['POST /business/declarationWithdraw'],
    summary: 'Takes a declaration back that is not confirmed, as declarationWithdraw does',
  },
  'POST /business/applyUpdateData': {
    ...declarationEndpoints['POST /business/declarationUpdateRequest'],
    summary: 'Asks for a change of a confirmed declaration, as declarationUpdateRequest does',
  },
} as const satisfies EndpointTable;
