import { refuse, renderRemote } from '@berth/runtime/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

beforeEach(() => sessionStorage.clear());

const submit = 'POST /index/submitEnquiry';
const about = { introduction: [], history: [], certificates: [], branches: [] };

async function open(answer: unknown) {
  const opened = await renderRemote(remote, {
    path: '/index/contact',
    user: null,
    locale: 'zh-CN',
    config: sampleWebsiteConfig,
    answers: { 'GET /index/getAbout': about, [submit]: answer as never }, // of either kind
  });
  const place = within(await screen.findByRole('region', { name: '询价' }));
  const type = (label: string, value: string) =>
    fireEvent.change(place.getByLabelText(label, { exact: false }), { target: { value } });
  const send = async () =>
    await act(async () => fireEvent.click(place.getByRole('button', { name: '发送询价' })));
  const fill = () => {
    type('起运地', '宁波');
    type('目的地', '洛杉矶');
    type('品名', '保温杯');
    type('称呼', '林');
    type('手机', '１３９ ００００ １１１１');
    type('体积', '１２.5');
  };
  return { ...opened, place, type, send, fill };
}

test('what is missing is said at its field, the first of which has the focus', async () => {
  const { place, send, calls } = await open({ number: 'EN-1' });
  await send();
  expect(place.getAllByText('请填写此项').length).toBeGreaterThan(2);
  expect(document.activeElement).toBe(place.getByLabelText('起运地', { exact: false }));
  expect(calls.filter(({ key }) => key === submit)).toEqual([]);
});

test('an enquiry is sent once, full-width figures as figures, and its number is said', async () => {
  const { place, send, fill, calls } = await open({ number: 'EN-261128-0001' });
  fill();
  await send();
  await waitFor(() => expect(place.getByRole('status').textContent).toContain('EN-261128-0001'));
  const [sent] = calls.filter(({ key }) => key === submit).map(({ body }) => body as { content: object });
  expect(sent).toMatchObject({
    content: { kind: 'quotation', mode: 'lcl', volume: 12.5, phone: '13900001111' },
  });
  expect(sent).not.toHaveProperty('v7');
  expect(sessionStorage.getItem('berth.enquiry.quotation ')).toBeNull();
});

test('what a browser fills into the unseen field goes along, and the enquiry is sent', async () => {
  const { place, send, fill, calls, view } = await open({ number: 'EN-2' });
  fill();
  const [unseen] = view.container.querySelectorAll('input[name="v7"]');
  fireEvent.change(unseen as Element, { target: { value: '厦门示例贸易有限公司' } });
  await send();
  await waitFor(() => expect(place.getByRole('status').textContent).toContain('EN-2'));
  expect(calls.find(({ key }) => key === submit)?.body).toMatchObject({ v7: '厦门示例贸易有限公司' });
});

test('a refusal keeps what was typed, and the same once more is the same enquiry', async () => {
  let isRefused = true;
  const { place, send, fill, calls } = await open(() => {
    if (isRefused) return refuse('RATE_LIMITED');
    return { number: 'EN-3' };
  });
  fill();
  await send();
  await waitFor(() => expect(place.getByRole('alert').textContent).not.toBe(''));
  expect(place.getByLabelText('品名', { exact: false })).toHaveProperty('value', '保温杯');
  isRefused = false;
  await send();
  await waitFor(() => expect(place.getByRole('status').textContent).toContain('EN-3'));
  const keys = calls
    .filter(({ key }) => key === submit)
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('containers are asked for by size, and only of full containers', async () => {
  const { place, type, send, fill, calls } = await open({ number: 'EN-4' });
  fill();
  type('运输方式', 'fcl');
  expect(place.queryByLabelText('体积', { exact: false })).toBeNull();
  type('40HQ', '0');
  await send();
  expect(place.getByText(/大于 0/)).toBeTruthy();
  type('40HQ', '2');
  await send();
  await waitFor(() => expect(place.getByRole('status').textContent).toContain('EN-4'));
  expect(calls.find(({ key }) => key === submit)?.body).toMatchObject({
    content: { volume: null, containers: [{ sizeType: '40HQ', count: 2 }] },
  });
});

test.each(['100,5', '1,00', '1e9', '12kg'])('%s is no weight, and is refused at its field', async (typed) => {
  const { place, type, send, fill, calls } = await open({ number: 'EN-5' });
  fill();
  type('毛重', typed);
  await send();
  expect(place.getByLabelText('毛重', { exact: false }).getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ key }) => key === submit)).toEqual([]);
  type('毛重', '1,005.5');
  await send();
  await waitFor(() => expect(place.getByRole('status').textContent).toContain('EN-5'));
  expect(calls.find(({ key }) => key === submit)?.body).toMatchObject({ content: { weight: 1005.5 } });
});
