import { smallPaper } from '../small-files.ts';
import { staffs, type ValidCalls } from './example.ts';

export const customsCalls = {
  'GET /business/hsCodes': () => [{ input: { query: { search: '9403' } } }],
  'POST /business/hsCodesNamed': () => [{ input: { body: { codes: ['9403609990'] } } }],
  // Its story is in api/src/modules/customs/catalogue.
  'POST /system/customs/importHsCodes': ({ word }) => [
    staffs({
      query: { mode: 'add', source: word, asOf: '2026-01-01' },
      upload: smallPaper(word),
    }),
  ],
} satisfies Partial<ValidCalls>;
