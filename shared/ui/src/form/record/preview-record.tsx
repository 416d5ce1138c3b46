import { defineForm } from '../../dynamic-form/definition/define-form.ts';
import { defineRecordForm, type RecordState } from './define-record-form.ts';
import type { RecordCalls, RecordPlace } from './record-place.ts';

const words = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

/** An invented note of a port. For previews and tests. */
export type PortNote = { port: string; isUrgent: boolean; reason: string };
export type SavedNote = RecordState & PortNote;

export const savedNote: SavedNote = {
  id: 'n-1',
  version: 1,
  status: 'submitted',
  port: 'CNYTN',
  isUrgent: false,
  reason: '',
};

export const noteForm = defineRecordForm<PortNote>({
  kind: 'booking', // any kind that pages know
  name: words('口岸备注', 'port note'),
  definition: defineForm<PortNote>({
    sections: [
      {
        key: 'place',
        title: words('口岸', 'Port'),
        fields: [
          {
            name: 'port',
            kind: 'input',
            format: 'port-code',
            label: words('申报口岸', 'Port'),
            required: true,
          },
        ],
      },
      {
        key: 'pace',
        title: words('时效', 'Pace'),
        fields: [
          { name: 'isUrgent', kind: 'switch', label: words('加急', 'Urgent') },
          {
            name: 'reason',
            kind: 'textarea',
            label: words('加急原因', 'Reason'),
            required: true,
            shown: { field: 'isUrgent', operator: '=', value: true },
          },
        ],
      },
    ],
  }),
  functions: {},
  problems: ({ reason }) =>
    reason.length > 100 ? [{ path: 'reason', rule: 'tooLong', params: { max: 100 } }] : [],
  hints: ({ port }) =>
    port.startsWith('US')
      ? [{ path: 'port', texts: words('不是国内口岸，请核对', 'Not a port of China; please check') }]
      : [],
  empty: { port: '', isUrgent: false, reason: '' },
  nameOf: ({ port }) => port,
});

const nothing = () => undefined;

export const notePlace: RecordPlace = {
  id: null,
  newKey: '',
  address: '/notes/detail',
  unsaved: { userId: 'user-1', fetchKey: async () => '0'.repeat(64) },
  isOpenInTab: () => false,
  useUnsavedChanges: nothing,
  usePageTitle: nothing,
  usePassingPage: nothing,
  linkToList: (text) => <a href="#list">{text}</a>,
  openRecord: nothing,
  leaveForList: nothing,
  tell: nothing,
};

/** Calls that give one note, or none yet, and save nothing. */
export const noteCalls = (data?: SavedNote): RecordCalls<PortNote> => ({
  useSaved: () => ({ data, isFetching: data === undefined, refetch: nothing }),
  useSave: () => async () => ({ data: { id: 'n-1', version: 2, status: 'submitted' } }),
  fetchNewest: async () => savedNote,
});
