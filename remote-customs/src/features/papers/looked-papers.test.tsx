import { recordsChanged } from '@berth/runtime';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { at, declaration, knownCode, paper } from '../../testing/sample-declaration.ts';

jest.setTimeout(60_000);

const read = 'GET /business/declaration';
const documents = 'GET /business/declarationDocuments';
const others = { 'GET /select/getCountryList': [], 'POST /business/hsCodesNamed': [knownCode] };
const path = '/customs/declaration?id=d-1';
const fetched = jest.fn<(address: string) => Promise<unknown>>();

beforeEach(() => {
  localStorage.clear();
  // jsdom draws nothing: what the panel asks for is looked at here, what it shows in the browser.
  fetched.mockReset().mockResolvedValue({ ok: false });
  Object.assign(window, { fetch: fetched });
});
const press = async (role: 'link' | 'button', name: string) => {
  const [found] = await screen.findAllByRole(role, { name });
  await act(async () => fireEvent.click(found as Element));
};

test('a paper is opened in the page with all others of its declaration, older versions behind', async () => {
  const papers = [
    paper('p-2', { slot: 'invoice' }),
    paper('p-0', { replacedAt: at }),
    paper('p-1', { fileName: '合同.png' }),
  ];
  await openPage(path, { ...others, [read]: declaration({ status: 'toBeConfirmed', papers }) });
  await press('link', '合同.png');
  const panel = within(await screen.findByRole('dialog', { name: /^合同\.png ?合同 · / }));
  expect(panel.getByText('第 1 个文件，共 3 个')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/business/declarationPaper?id=d-1&paperId=p-1');
  await press('button', '下一个文件');
  await press('button', '下一个文件');
  expect(await screen.findByRole('dialog', { name: /^p-2\.pdf ?发票 · / })).toBeTruthy();
});

test('the made documents are read anew when the declaration is saved while they are looked at', async () => {
  let now = declaration({ status: 'toBeConfirmed' });
  const { calls } = await openPage(path, { ...others, [read]: () => now, [documents]: () => new Blob(['']) });
  const asked = () => calls.filter(({ key }) => key === documents).map(({ query }) => query);
  await press('button', '查看');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({ id: 'd-1', as: 'pdf' });
  now = declaration({ status: 'toBeConfirmed', version: 2 });
  act(() => recordsChanged('declaration', ['d-1']));
  await waitFor(() => expect(asked()).toHaveLength(2));
});
