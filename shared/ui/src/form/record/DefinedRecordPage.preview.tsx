import type { Preview } from '../../../gallery/preview.ts';
import { DefinedRecordPage } from './DefinedRecordPage.tsx';
import { noteCalls, noteForm, notePlace, savedNote } from './preview-record.tsx';

const stored = { ...notePlace, id: 'n-1' };
const [loading, loaded] = [noteCalls(), noteCalls(savedNote)];

export const preview = {
  title: { 'zh-CN': '由定义组成的记录页', en: 'Page of a defined record' },
  states: {
    new: () => <DefinedRecordPage form={noteForm} calls={loading} place={notePlace} />,
    stored: () => <DefinedRecordPage form={noteForm} calls={loaded} place={stored} />,
    loading: () => <DefinedRecordPage form={noteForm} calls={loading} place={stored} />,
  },
} satisfies Preview;
