import { smallPicture, smallWorkbook } from '../small-files.ts';
import type { ValidCalls } from './example.ts';

export const fileCalls = {
  'GET /export/exportFigure': ({ bookingId }) => [
    { input: { query: { ids: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /export/exportMark': ({ bookingId }) => [
    { input: { query: { ids: bookingId, size: '100x100' } }, foreign: 'NOT_FOUND' },
  ],
  'POST /file/printDocuments': ({ bookingId }) => [
    { input: { body: { document: 'marks', ids: [bookingId] } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getWarehouseCode': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getShippingDocuments': ({ bookingId }) => [
    { input: { query: { id: bookingId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/getShippingDocument': ({ documentId }) => [
    { input: { query: { id: documentId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /fileExport': () => [
    { input: { query: { list: 'lclBookings' } } },
    {
      input: {
        query: { list: 'lclBookings', goodsName: 'goods|include', prop: 'weight', columns: 'goodsName' },
      },
    },
  ],
  // In Alice's words where it is asked for hers: a key means something to its own person alone.
  'GET /fileExport/progress': ({ word }) => [
    { input: { query: { key: `${word}-file` } }, foreign: 'unrelated' },
  ],
  'POST /uploadFile': ({ word }) => [{ input: { upload: smallPicture(word) } }],
  'POST /import_excel_deal/importFbaGoodsFile': ({ word }) => [
    { input: { upload: smallWorkbook(word), query: {} } },
    { input: { upload: smallWorkbook(word), query: { progressKey: 'import-of-mine' } } },
  ],
  'POST /import_excel_deal/importFclGoodsFile': ({ word }) => [
    { input: { upload: smallWorkbook(word), query: {} } },
  ],
  'GET /import_excel_deal/template': () => [
    { input: { query: { goods: 'fba' } } },
    { input: { query: { goods: 'fcl' } } },
  ],
  'GET /import_excel_deal/progress': () => [
    { input: { query: { key: 'import-of-mine' } }, foreign: 'unrelated' },
  ],
  'GET /file/:id': ({ uploadId }) => [{ input: { params: { id: uploadId } }, foreign: 'NOT_FOUND' }],
  'GET /user/getSpace': () => [{ input: {} }],
  'GET /user/getSpaceFiles': ({ word }) => [
    { input: {} },
    { input: { list: { filter: { name: `${word}|include` }, prop: 'bytes' } }, foreign: 'unrelated' },
  ],
  'POST /user/deleteSpaceFile': ({ uploadId }) => [
    { input: { body: { id: uploadId } }, foreign: 'NOT_FOUND' },
  ],
  // Of nobody's: their story is in visitor-uploads.test.ts.
  'POST /login/upload': () => [],
  'GET /login/file/:secret': () => [],
  'GET /user/tasksList': () => [{ input: { query: {} } }],
  'GET /file/menu': () => [{ input: {} }],
  'GET /file/list': () => [{ input: { query: {} } }, { input: { query: { kind: 'exportList' } } }],
  // Nothing is worked off here: whose file a task's is, is in tasks.test.ts.
  'GET /user/taskFile/:id': ({ taskId }) => [
    { input: { params: { id: taskId } }, foreign: 'NOT_FOUND', own: 'NOT_FOUND' },
  ],
  'POST /user/taskCancel': ({ taskId, oldTaskId }) => [
    { input: { body: { id: oldTaskId } }, foreign: 'NOT_FOUND', own: 'TASK_FINISHED' },
    { input: { body: { id: taskId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /user/taskRetry': ({ oldTaskId }) => [{ input: { body: { id: oldTaskId } }, foreign: 'NOT_FOUND' }],
  'POST /file/exportList': () => [
    { input: { body: { list: 'lclBookings' } } },
    { input: { body: { list: 'lclBookings', columns: 'goodsName', query: { goodsName: 'goods|include' } } } },
  ],
} satisfies Partial<ValidCalls>;
