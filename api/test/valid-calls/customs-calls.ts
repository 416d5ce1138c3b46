import { smallGoodsFile, smallPaper } from '../small-files.ts';
import { declarationOf } from '../things/declarations.ts';
import { goodsOf } from '../things/goods.ts';
import { staffs, type ValidCalls } from './example.ts';

export const customsCalls = {
  'GET /business/hsCodes': () => [{ input: { query: { search: '9403' } } }],
  'POST /business/hsCodesNamed': () => [{ input: { body: { codes: ['9403609990'] } } }],
  'GET /business/goodsList': ({ word }) => [
    { input: {} },
    { input: { list: { prop: 'sku', order: 'ascending', filter: { nameZh: `${word}|include` } } } },
  ],
  'GET /business/goodsSearch': ({ word }) => [{ input: { query: { search: word } } }],
  'GET /business/goods': ({ goodsId: id }) => [{ input: { query: { id } }, foreign: 'NOT_FOUND' }],
  'POST /business/goodsSave': ({ word, goodsId: id, goodsVersion: version }) => [
    { input: { body: goodsOf(word) } },
    { input: { body: { ...goodsOf(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/goodsDelete': ({ oldGoodsId: id }) => [{ input: { body: { id } }, foreign: 'NOT_FOUND' }],
  'POST /business/goodsImport': ({ word }) => [{ input: { upload: smallGoodsFile(word) } }],
  'GET /business/declaration': ({ bookingId, fclBookingId }) =>
    [bookingId, fclBookingId].map((id) => ({ input: { query: { bookingId: id } }, foreign: 'NOT_FOUND' })),
  'POST /business/declarationSave': ({ word, bookingId, fclBookingId, declarationKey }) => [
    { input: { body: declarationOf(word, fclBookingId) }, foreign: 'NOT_FOUND' },
    { input: { body: { ...declarationOf(word, bookingId), version: 1 } }, foreign: 'NOT_FOUND' },
    // The same as what was saved already: the answer of that.
    {
      input: { body: { ...declarationOf(word, bookingId), idempotencyKey: declarationKey } },
      foreign: 'NOT_FOUND',
    },
  ],
  // Its story is in api/src/modules/customs/catalogue.
  'POST /system/customs/importHsCodes': ({ word }) => [
    staffs({
      query: { mode: 'add', source: word, asOf: '2026-01-01' },
      upload: smallPaper(word),
    }),
  ],
} satisfies Partial<ValidCalls>;
