import type { EndpointInput, Endpoints } from '@berth/contract/endpoints';
import { smallLinesFile, smallPaper } from '../small-files.ts';
import { declarationOf } from '../things/declarations.ts';
import type { Things } from '../things.ts';
import { staffs, systems, type ValidCalls } from './example.ts';

const NOT_FOUND = 'NOT_FOUND' as const;
type DeskCall = EndpointInput<Endpoints['POST /system/customs/decide']>['body']['decision'];
const confirms: DeskCall = { act: 'confirm' };

type Ids = Pick<Things, 'declarationId'>;
const versioned = ({ declarationId: id }: Ids) => ({ id, version: 2 });
const content = (things: Ids & Pick<Things, 'word'>) => ({
  ...declarationOf(things.word),
  ...versioned(things),
  idempotencyKey: crypto.randomUUID(),
});
const refused = { foreign: NOT_FOUND, own: 'DECLARATION_ACTION_REFUSED' } as const;
/** The declaration of these tests has own papers. */
const ofAnotherKind = { foreign: NOT_FOUND, own: 'REQUEST_INVALID' } as const;
const readAsAnotherKind = ({ declarationId: id }: Ids) =>
  [{ input: { query: { id } }, foreign: NOT_FOUND, own: NOT_FOUND }] as const;

export const declarationCalls = {
  'GET /business/declarationList': ({ declarationNumber: number }) => [
    { input: {} },
    { input: { list: { prop: 'number', order: 'ascending', filter: { number: `${number}|include` } } } },
  ],
  'GET /business/declarationBookings': ({ undeclaredNumber: search, declaredBookingId: ids }) => [
    { input: { query: { search } }, foreign: 'unrelated' },
    { input: { query: { ids } }, foreign: 'likeNobodys' },
  ],
  'GET /business/declarationOfBooking': ({ declaredBookingId, fclBookingId }) =>
    [declaredBookingId, fclBookingId].map((bookingId) => ({
      input: { query: { bookingId } },
      foreign: NOT_FOUND,
    })),
  'GET /business/declaration': ({ declarationId: id }) => [{ input: { query: { id } }, foreign: NOT_FOUND }],
  'POST /business/declarationStart': ({ declaredBookingId }) => [
    {
      input: {
        body: {
          ...({ bookingIds: [declaredBookingId], kind: 'declare', goods: 'cargo' } as const),
          idempotencyKey: crypto.randomUUID(),
        },
      },
      ...({ foreign: NOT_FOUND, own: 'BOOKING_HAS_DECLARATION' } as const),
    },
  ],
  'POST /business/declarationSave': ({ word, declarationId: id, declarationKey }) => [
    // The same as what was saved already: the answer of that.
    {
      input: { body: { ...declarationOf(word), id, version: 1, idempotencyKey: declarationKey } },
      foreign: NOT_FOUND,
    },
  ],
  'GET /business/getPay': readAsAnotherKind,
  'GET /business/getTax': readAsAnotherKind,
  'GET /business/getMerge': readAsAnotherKind,
  'POST /business/payClearData': (things) => [
    { input: { body: { ...content(things), kind: 'pay' } }, ...ofAnotherKind },
  ],
  'POST /business/subTaxData': (things) => [
    {
      input: { body: { ...content(things), version: 1, kind: 'tax' } },
      ...({ foreign: NOT_FOUND, own: 'VERSION_CONFLICT' } as const),
    },
  ],
  'POST /business/declarationBookings': ({ declarationId: id, declaredBookingId }) => [
    {
      input: {
        body: { id, version: 1, bookingIds: [declaredBookingId], idempotencyKey: crypto.randomUUID() },
      },
      ...({ foreign: NOT_FOUND, own: 'VERSION_CONFLICT' } as const),
    },
  ],
  'POST /business/payClearMergeData': (things) => [
    { input: { body: { ...content(things), kind: 'merge' } }, ...ofAnotherKind },
  ],
  'POST /business/declarationSubmit': (things) => [
    {
      input: { body: { ...content(things), notice: null } },
      ...({ foreign: NOT_FOUND, own: 'DECLARATION_PAPERS_MISSING' } as const),
    },
  ],
  'POST /business/submitPayDeal': (things) => [
    { input: { body: { ...content(things), kind: 'pay', notice: null } }, ...ofAnotherKind },
  ],
  'POST /business/declarationWithdraw': (things) => [{ input: { body: versioned(things) }, ...refused }],
  'POST /business/delPayClear': (things) => [{ input: { body: versioned(things) }, ...refused }],
  'POST /business/declarationUpdateRequest': (things) => [
    { input: { body: { ...content(things), reason: things.word } }, ...refused },
  ],
  'POST /business/applyUpdateData': (things) => [
    { input: { body: { ...content(things), reason: things.word } }, ...refused },
  ],
  'POST /business/declarationUpdateDrop': (things) => [{ input: { body: versioned(things) }, ...refused }],
  'POST /business/declarationDelete': ({ oldDeclarationId: id }) => [
    { input: { body: { id, version: 1 } }, foreign: NOT_FOUND },
  ],
  'POST /business/clearance': ({ word, declarationId: id }) => [
    { input: { query: { id, slot: 'invoice' }, upload: smallPaper(word) }, foreign: NOT_FOUND },
  ],
  'POST /business/uploadPayImg': ({ word, declarationId: id }) => [
    { input: { query: { id, slot: 'other' }, upload: smallPaper(word) }, foreign: NOT_FOUND },
  ],
  'GET /business/declarationPaper': ({ declarationId: id, declarationPaperId: paperId }) => [
    { input: { query: { id, paperId } }, foreign: NOT_FOUND },
  ],
  'POST /business/declarationPaperRemove': ({ declarationId: id, declarationPaperId: paperId }) => [
    { input: { body: { id, paperId } }, foreign: NOT_FOUND },
  ],
  'GET /business/declarationDocuments': ({ declarationId: id }) => [
    { input: { query: { id, as: 'xlsx' } }, foreign: NOT_FOUND },
    { input: { query: { id, as: 'pdf', language: 'en' } }, foreign: NOT_FOUND },
  ],
  'GET /business/declarationZip': ({ declarationId: id }) => [
    { input: { query: { id } }, foreign: NOT_FOUND },
  ],
  'POST /business/importDecFile': ({ word }) => [{ input: { upload: smallLinesFile(word) } }],
  'GET /import_excel_deal/decTemplate': () => [{ input: {} }],
  // The desk and the systems see all customers: their stories are in api/src/modules/customs/desk and receive.
  'GET /system/customs/queue': ({ word }) => [staffs({ query: { customer: word } })],
  'GET /system/customs/declaration': ({ declarationId: id }) => [staffs({ query: { id } })],
  'GET /system/customs/paper': ({ declarationId: id, declarationPaperId: paperId }) => [
    staffs({ query: { id, paperId } }),
  ],
  'GET /system/customs/documents': ({ declarationId: id }) => [staffs({ query: { id, as: 'pdf' } })],
  'POST /system/customs/claim': ({ declarationId: id }) => [staffs({ body: { id, what: 'claim' as const } })],
  'POST /system/customs/decide': ({ declarationId: id }) => [
    staffs({ body: { id, version: 2, decision: confirms } }),
  ],
  'GET /integration/customs': () => [systems({})],
  'GET /integration/declaration': ({ word }) => [systems({ query: { number: word } })],
  'GET /integration/declarationPaper': ({ word, declarationPaperId: paperId }) => [
    systems({ query: { number: word, paperId } }),
  ],
  'POST /integration/declarationDecision': ({ word }) => [
    systems({ body: { eventId: 'declaration-1', number: word, version: 1, decision: confirms } }),
  ],
  'POST /integration/customsEvent': ({ word }) => [
    systems({
      body: {
        eventId: 'customs-1',
        number: word,
        what: 'released' as const,
        at: '2026-11-20T08:00:00+08:00',
      },
    }),
  ],
} satisfies Partial<ValidCalls>;
