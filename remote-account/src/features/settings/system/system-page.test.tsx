import { refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { Settings } from './system.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const read = 'GET /system/settings/get';
const save = 'POST /system/settings/save';
const user = { ...testUser, permissions: ['system:settings'] };
const asItCame = { version: 0, changed: null };
const settings: Settings = {
  website: {
    ...asItCame,
    value: {
      appNameZh: '泊位',
      appNameEn: 'Berth',
      companyNameZh: '泊位供应链',
      companyNameEn: 'Berth Supply Chain',
      serviceHoursZh: '',
      serviceHoursEn: '',
      phone: '',
      email: '',
      dashboardUrl: '/statistical',
    },
  },
  theme: { ...asItCame, value: { primaryColor: '' } },
  watermark: { ...asItCame, value: { isShown: false } },
  session: { ...asItCame, value: { hours: null, rememberHours: null } },
  announcement: {
    ...asItCame,
    value: { textZh: '', textEn: '', from: null, until: null, isOnLogin: false },
  },
  usualHours: { hours: 8, rememberHours: 24 },
  ways: { sms: 'file', mail: 'none' },
  own: { sms: '13800001101', mail: '' },
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => fireEvent.change(field, { target: { value } }));
};

test('a colour that cannot be read on white is refused at its field, another one is saved', async () => {
  const { calls } = await openPage(
    '/settings/system?part=theme',
    { [read]: settings, [save]: { version: 1 } },
    { user },
  );
  await type(/^主题色/, '#7FB4FF');
  await press('保存');
  expect((await screen.findAllByText(/与白色的对比度是 2\.\d+:1，至少需要 4\.5:1/)).length).toBeGreaterThan(
    0,
  );
  await type(/^主题色/, '#0B6E4F');
  await press('保存');
  const sent = calls.filter(({ key }) => key === save).map(({ body }) => body);
  expect(sent).toMatchObject([{ section: 'theme', value: { primaryColor: '#0B6E4F' }, version: 0 }]);
});

test('what a colleague changed meanwhile is not overwritten unseen', async () => {
  await openPage(
    '/settings/system',
    { [read]: settings, [save]: () => refuse('VERSION_CONFLICT') },
    { user },
  );
  await type(/平台名称（中文）/, '远航');
  await press('保存');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /平台名称（中文）/ }).value).toBe('远航');
});

test('a test SMS says what became of it, and without a mail server none is offered', async () => {
  await openPage(
    '/settings/system?part=messages',
    {
      [read]: settings,
      'POST /system/settings/testMessage': {
        outcome: 'failed',
        recipient: '13800001101',
        reason: 'ECONNREFUSED',
      },
    },
    { user },
  );
  await screen.findByRole('button', { name: '发送测试短信' });
  await press('发送测试短信');
  expect(await screen.findByText('没有发出：ECONNREFUSED')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '发送测试邮件' })).toBeNull();
});
