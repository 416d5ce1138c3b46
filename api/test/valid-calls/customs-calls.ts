import { smallGoodsFile, smallPaper } from '../small-files.ts';
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
  'POST /business/goodsValues': () => [{ input: { body: { codes: ['9405210090'] } } }],
  'POST /business/goodsSave': ({ word, goodsId: id, goodsVersion: version }) => [
    { input: { body: goodsOf(word) } },
    { input: { body: { ...goodsOf(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/goodsDelete': ({ oldGoodsId: id }) => [{ input: { body: { id } }, foreign: 'NOT_FOUND' }],
  'POST /business/goodsImport': ({ word }) => [{ input: { upload: smallGoodsFile(word) } }],
  // Its story is in api/src/modules/customs/catalogue.
  'POST /system/customs/importHsCodes': ({ word }) => [
    staffs({
      query: { mode: 'add', source: word, asOf: '2026-01-01' },
      upload: smallPaper(word),
    }),
  ],
} satisfies Partial<ValidCalls>;
