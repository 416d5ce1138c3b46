import { expect, test } from '@jest/globals';
import { defineForm } from '../../dynamic-form/definition/define-form.ts';
import { defineRecordForm } from './define-record-form.ts';

type Note = { port: string; remarks: string };

test('a save erases nothing that no section draws', () => {
  const form = defineRecordForm<Note>({
    kind: 'booking', // any kind that pages know
    name: { 'zh-CN': '口岸备注', en: 'port note' },
    definition: defineForm<Note>({
      sections: [
        { key: 'place', fields: [{ name: 'port', kind: 'input', label: { 'zh-CN': '口岸', en: 'Port' } }] },
      ],
    }),
    functions: {},
    empty: { port: '', remarks: '' },
    nameOf: ({ port }) => port,
  });
  const { draft } = form.opened({
    id: 'n-1',
    version: 1,
    status: 'submitted',
    port: 'CNYTN',
    remarks: '易碎',
  });
  const { body } = form.toRequest({ ...draft, port: 'CNSHK' });
  expect(body.record).toEqual({ port: 'CNSHK', remarks: '易碎' });
});
