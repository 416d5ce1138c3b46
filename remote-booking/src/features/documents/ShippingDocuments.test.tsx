import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../testing/open-page.tsx';
import { ShippingDocuments } from './ShippingDocuments.tsx';

jest.setTimeout(60_000);

const list = 'GET /business/getShippingDocuments';
const read = 'GET /business/getShippingDocument';
const draft = {
  id: 'document-1',
  kind: 'billOfLadingDraft' as const,
  version: 2,
  fileName: 'SZL-1 draft.pdf',
  file: 'pdf' as const,
  bytes: 151_552,
  addedAt: '2026-11-20 09:30:00',
};
const notice = {
  ...draft,
  id: 'document-2',
  kind: 'arrivalNotice' as const,
  version: 1,
  fileName: 'A/N.pdf',
  bytes: 820,
};

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const open = (answers: Answers, changes: { kind?: 'air'; status?: 'draft' } = {}) =>
  showPart(<ShippingDocuments bookingId="booking-1" kind="lcl" status="spaceLocked" {...changes} />, answers);

test('each document stands with its kind, file, day and size, and is saved under its name', async () => {
  const { calls } = await open({ [list]: [draft, notice], [read]: () => new Blob(['%PDF-']) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '提单草稿第 2 版SZL-1 draft.pdf2026-11-20148 KB下载',
    '到货通知 A/NA/N.pdf2026-11-20820 B下载',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '下载 提单草稿' }));
  await waitFor(() => expect(saved).toEqual(['SZL-1 draft.pdf']));
  expect(calls.at(-1)).toMatchObject({ key: read, query: { id: 'document-1' } });
});

test('a file that cannot be had is said above the list, which stays', async () => {
  await open({ [list]: [draft], [read]: () => refuse('NOT_FOUND') });
  await userEvent.click(await screen.findByRole('button', { name: '下载 提单草稿' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(saved).toEqual([]);
  expect(screen.getByRole('listitem')).toBeTruthy();
});

test('without documents it is said when they come, of air freight in its own words', async () => {
  const { view } = await open({ [list]: [] });
  expect(await screen.findByText(/^暂无单证。订舱确认单、提单/)).toBeTruthy();
  view.unmount();
  await open({ [list]: [] }, { kind: 'air' });
  expect(await screen.findByText(/^暂无单证。空运单/)).toBeTruthy();
});

test('a list that cannot be had is asked for again', async () => {
  let isDown = true;
  await open({ [list]: () => (isDown ? refuse('NOT_FOUND') : [draft]) });
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByText('提单草稿')).toBeTruthy();
});

test('a draft has none, and nobody asks', async () => {
  const { calls } = await open({}, { status: 'draft' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls).toEqual([]);
});
