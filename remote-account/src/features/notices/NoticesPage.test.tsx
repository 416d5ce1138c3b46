import { type NoticeWay, noticeKinds, readyRoles } from '@berth/contract';
import { type Answers, testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import type { Notices } from '../calls/account.queries.ts';

jest.setTimeout(60_000);

const read = 'POST /user/getContainerSetting';
const save = 'POST /user/submitContainerSetting';
const waysOf = (more: Partial<Record<NoticeWay['kind'], NoticeWay['channels']>> = {}): NoticeWay[] =>
  noticeKinds.map((kind) => ({ kind, channels: more[kind] ?? [] }));
const stored: Notices = { nodes: [], ways: waysOf({ bills: ['portal'] }), mail: 'open', sms: 'open' };
const manager = { ...testUser, permissions: [...readyRoles.manager.permissions] };
const open = async (answers: Answers, options: object = {}) =>
  await openPage('/usercenter/push', answers, { user: manager, ...options });
const box = async (name: string) => await screen.findByRole<HTMLInputElement>('checkbox', { name });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存通知设置' });

test('the kinds that were changed are saved, and no other: another window may have saved those', async () => {
  const { calls } = await open({ [read]: stored, [save]: stored });
  expect(saveButtonIsOff(await box('账单：站内'))).toBe(true);
  fireEvent.click(await box('账单：短信'));
  fireEvent.click(await box('账单：邮件'));
  fireEvent.click(await box('离港：邮件'));
  await act(async () => fireEvent.click(saveButton()));
  const sent = calls.find(({ key }) => key === save)?.body;
  expect(sent).toEqual({
    ways: [
      { kind: 'bills', channels: ['portal', 'mail', 'sms'] },
      { kind: 'departure', channels: ['mail'] },
    ],
  });
});

/** With the first box there, nothing is changed yet. */
function saveButtonIsOff(first: HTMLInputElement): boolean {
  return first.checked && saveButton().disabled;
}

test('what another window saved is shown once this one saves, and what is ticked meanwhile stays', async () => {
  let ways = waysOf({ bills: ['portal'] });
  let answer: (saved: Notices) => void = () => undefined;
  await open({
    [read]: () => ({ ...stored, ways }),
    [save]: () => new Promise<Notices>((resolve) => (answer = resolve)),
  });
  fireEvent.click(await box('离港：邮件'));
  await act(async () => fireEvent.click(saveButton()));
  fireEvent.click(await box('订舱：邮件'));
  ways = waysOf({ bills: ['portal', 'sms'], departure: ['mail'] });
  await act(async () => answer(stored));
  await waitFor(async () => expect((await box('账单：短信')).checked).toBe(true));
  expect((await box('离港：邮件')).checked).toBe(true);
  expect((await box('订舱：邮件')).checked).toBe(true);
  expect(saveButton().disabled).toBe(false);
  fireEvent.click(await box('订舱：邮件'));
  expect(saveButton().disabled).toBe(true);
});

test('a person who sees no amounts is not asked about bills', async () => {
  await open({ [read]: stored }, { user: testUser });
  expect(await box('订舱：站内')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '账单：站内' })).toBeNull();
});

test('what is ticked and taken back is no change', async () => {
  await open({ [read]: stored });
  fireEvent.click(await box('订舱：邮件'));
  expect(saveButton().disabled).toBe(false);
  fireEvent.click(await box('订舱：邮件'));
  expect(saveButton().disabled).toBe(true);
});

test('a way that reaches nobody cannot be ticked, and where to change that is said', async () => {
  const ways = waysOf({ bills: ['sms'] });
  await open({ [read]: { ...stored, ways, mail: 'closed', sms: 'noRecipient' } });
  expect((await box('订舱：邮件')).disabled).toBe(true);
  expect((await box('订舱：短信')).disabled).toBe(true);
  // What was ticked before the number changed can be taken away.
  expect((await box('账单：短信')).disabled).toBe(false);
  expect(screen.getByText('本平台未开通邮件通知。')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '去账号信息' }).getAttribute('href')).toBe('/usercenter'),
  );
});

test('the same words in English', async () => {
  await open({ [read]: stored }, { locale: 'en' });
  expect(await box('Departure: SMS')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Notice settings' })).toBeTruthy();
});
