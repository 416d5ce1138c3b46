import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { conversationRow, deskConversation, officer } from '../../testing/sample-conversation.ts';

jest.setTimeout(60_000);

const list = 'GET /system/conversations/list';
const whole = 'GET /system/conversations/conversation';
const say = 'POST /system/conversations/say';
const assign = 'POST /system/conversations/assign';
const close = 'POST /system/conversations/close';
const standing = { version: 2, state: 'answered' as const, owner: { id: testUser.id, name: '林小满' } };
const second = conversationRow({ id: 'c-2', number: 'SV-261120-0002', who: '陈小北' });

const open = (answers: Answers = {}, path = '/site/conversations?id=c-1', options: object = officer) =>
  openPage(
    path,
    {
      [list]: { rows: [conversationRow(), second], total: 2, summary: {} },
      'GET /system/conversations/counts': { open: 3, mine: 1, waiting: 2 },
      [whole]: ({ query }) => deskConversation({ id: String(query.id) }),
      ...answers,
    },
    options,
  );
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const key = async (name: string, target: Element = document.body, more = {}) =>
  await act(async () => fireEvent.keyDown(target, { key: name, ...more }));
const bodies = (calls: { key: string; body: unknown }[], of: string) =>
  calls.filter((call) => call.key === of).map(({ body }) => body);

test('the list says who waits for what, by chips with counts; J and K go through it', async () => {
  const { calls, location } = await open({}, '/site/conversations');
  expect(await screen.findByText('从列表中选择一个会话。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '待回复 2' }).getAttribute('aria-pressed')).toBe('true');
  await key('j');
  expect(await screen.findByRole('region', { name: '会话 SV-261120-0001' })).toBeTruthy();
  await key('J');
  expect(location()).toContain('id=c-2');
  await key('k');
  expect(location()).toContain('id=c-1');
  await press('已结束');
  await waitFor(() =>
    expect(JSON.stringify(calls.filter((call) => call.key === list).at(-1)?.query)).toContain('closed'),
  );
});

test('where nobody waits that is said; without the permission nothing is asked for', async () => {
  const none = { rows: [], total: 0, summary: {} };
  const { view } = await open({ [list]: none }, '/site/conversations');
  expect(await screen.findByText('没有等待回复的会话。')).toBeTruthy();
  view.unmount();
  const { calls } = await open({}, '/site/conversations', {});
  expect(await screen.findByText(/仅供在线客服人员/)).toBeTruthy();
  expect(calls.filter((call) => call.key.includes('conversations'))).toEqual([]);
});

test('an answer goes by Enter, never by one that an input method takes, and J types a letter there', async () => {
  const { calls, location } = await open({ [say]: { ...standing, entry: 2 } });
  const field = await screen.findByRole('textbox', { name: '回复' });
  fireEvent.change(field, { target: { value: '周四开船。' } });
  await key('j', field);
  await key('Enter', field, { isComposing: true });
  await key('Enter', field, { keyCode: 229 });
  await key('Enter', field, { shiftKey: true });
  expect(bodies(calls, say)).toEqual([]);
  expect(location()).toContain('id=c-1');
  await key('Enter', field);
  await waitFor(() => expect(bodies(calls, say)).toMatchObject([{ id: 'c-1', words: '周四开船。' }]));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('a reply that is being typed stays with its conversation while another is looked at', async () => {
  await open();
  const reply = async () => await screen.findByRole('textbox', { name: '回复' });
  fireEvent.change(await reply(), { target: { value: '请稍等' } });
  await press(/陈小北/);
  await waitFor(async () => expect(await reply()).toHaveProperty('value', ''));
  await press(/王小明/);
  await waitFor(async () => expect(await reply()).toHaveProperty('value', '请稍等'));
});

test('whoever is slower in taking over is told who was quicker', async () => {
  let taken = deskConversation();
  const { calls } = await open({
    [whole]: () => taken,
    [assign]: () => {
      taken = deskConversation({ version: 2, owner: { id: 'm-2', name: '沈若溪' } });
      return refuse('CONVERSATION_TAKEN', { message: '会话 SV-261120-0001 的负责人已变为：沈若溪。' });
    },
  });
  await press('由我负责');
  expect(await screen.findByText(/负责人已变为：沈若溪/)).toBeTruthy();
  expect(bodies(calls, assign)).toEqual([{ id: 'c-1', ownerId: testUser.id, seenOwnerId: null }]);
  const thread = within(screen.getByRole('region', { name: '会话 SV-261120-0001' }));
  expect(await thread.findByText('负责人：沈若溪')).toBeTruthy();
});

test('it is closed by what was seen; where more was said by then it stays open', async () => {
  const { calls } = await open({ [close]: () => refuse('CONVERSATION_GOES_ON') });
  await press('结束会话');
  expect(await screen.findByText(/有您还没看到的新消息/)).toBeTruthy();
  expect(bodies(calls, close)).toEqual([{ id: 'c-1', entry: 1 }]);
});

test('the address of one conversation opens it beside the others', async () => {
  const { location } = await open({}, '/site/conversations/detail?id=c-2');
  expect(await screen.findByRole('region', { name: /^会话/ })).toBeTruthy();
  expect(location()).toBe('/site/conversations?show=open&id=c-2');
});
