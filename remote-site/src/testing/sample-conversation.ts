import type { CallResult } from '@berth/runtime';
import { testUser } from '@berth/runtime/testing';

type Thread = NonNullable<CallResult<'GET /index/getConversation'>>;
type Entry = Thread['entries'][number];
type DeskConversation = CallResult<'GET /system/conversations/conversation'>;
type Row = CallResult<'GET /system/conversations/list'>['rows'][number];

export const entry = (number: number, part: Partial<Entry> = {}): Entry => ({
  id: `e-${number}`,
  number,
  side: 'asker',
  name: '',
  words: `words ${number}`,
  at: `2026-11-20 10:0${number}:00`,
  files: [],
  ...part,
});

/** A conversation as the one who asked sees it. */
export const thread = (part: Partial<Thread> = {}): Thread => ({
  id: 'c-1',
  number: 'SV-261120-0001',
  version: 1,
  state: 'waiting',
  name: '',
  mail: 'wang@sample.test',
  entries: [entry(1)],
  seen: 0,
  unread: 0,
  ...part,
});

export const officer = { user: { ...testUser, permissions: ['support:desk'] } };

export const conversationRow = (part: Partial<Row> = {}): Row => ({
  id: 'c-1',
  number: 'SV-261120-0001',
  who: '王小明',
  asker: 'visitor',
  company: '',
  lastWords: '什么时候开船？',
  state: 'waiting',
  owner: '',
  ownerId: null,
  waitingSince: '2026-11-20 10:00:00',
  lastAt: '2026-11-20 10:00:00',
  ...part,
});

/** The same as staff open it. */
export const deskConversation = (part: Partial<DeskConversation> = {}): DeskConversation => ({
  id: 'c-1',
  number: 'SV-261120-0001',
  version: 1,
  state: 'waiting',
  owner: null,
  asker: { member: null, name: '王小明', mail: 'wang@sample.test' },
  isDoubtful: false,
  locale: 'zh-CN',
  path: '/index/transit',
  startedAt: '2026-11-20 10:00:00',
  isOutOfHours: false,
  waitingSince: '2026-11-20 10:00:00',
  isErased: false,
  entries: [entry(1, { words: '什么时候开船？' })],
  seen: 0,
  history: [{ what: 'begun', by: null, owner: '', at: '2026-11-20 10:00:00' }],
  colleagues: [
    { id: testUser.id, name: '林小满' },
    { id: 'm-2', name: '沈若溪' },
  ],
  ...part,
});
