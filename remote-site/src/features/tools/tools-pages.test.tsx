import { refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const transit = {
  routes: [],
  channels: [
    {
      code: 'US-FAST',
      name: '美西快船',
      transitDaysMin: 13,
      transitDaysMax: 18,
      cutOffDays: 2,
      chargeable: { kgPerCbm: 500, minimum: 1, step: 0.01 },
    },
  ],
};

async function open(path: string, answers: object) {
  const options = { path, user: null, locale: 'zh-CN' as const, config: sampleWebsiteConfig };
  const opened = await renderRemote(remote, { ...options, answers: answers as never }); // by contract
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
const answers = { 'GET /index/getTransitTimes': transit };

test('pasted cartons are measured and charged by each channel; a line that cannot be read is said', async () => {
  await open('/index/cartons', answers);
  await screen.findByText('美西快船');
  const field = screen.getByRole('textbox', { name: '箱规' });
  fireEvent.change(field, { target: { value: '100×100×100 cm 1 ctn 600 kg\nnothing at all' } });
  expect(screen.getByText('1.000 CBM')).toBeTruthy();
  expect(screen.getByText('1.200 RT')).toBeTruthy();
  expect(screen.getByText(/^第 2 行：/)).toBeTruthy();
});

test('a slip in a container number is said before anything is asked', async () => {
  const { calls } = await open('/index/track', {});
  fireEvent.change(screen.getByLabelText('柜号或业务编号'), { target: { value: 'CSQU3054384' } });
  fireEvent.change(screen.getByLabelText('第二项信息'), { target: { value: 'PO-1' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '查询' })));
  expect(screen.getByText(/校验码不符/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a page past the end of the warehouses says so, and says nothing else of itself', async () => {
  await open('/index/warehouses?page=9', { 'GET /index/getWarehouses': { rows: [], total: 21 } });
  await screen.findByRole('heading', { level: 1, name: '没有这一页' });
  const descriptions = [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')];
  expect(descriptions.map(({ content }) => content)).toEqual(['请从第一页重新查看。']);
  const first = screen.getAllByRole('link', { name: '仓库代码' }).map((link) => link.getAttribute('href'));
  expect(first).toContain('/index/warehouses');
});

test('what was found is shown with its seven times; what was not is said in words', async () => {
  const place = { code: 'CNNBG', name: '宁波' };
  const milestone = { planned: null, estimated: null, place };
  let isFound = false;
  await open('/index/track', {
    'POST /index/track': () =>
      isFound
        ? {
            status: 'spaceLocked',
            vesselName: 'EVER GIVEN',
            voyageNumber: '001E',
            containers: [
              {
                number: 'CSQU3054383',
                vesselName: 'EVER GIVEN',
                voyageNumber: '001E',
                portOfLoading: place,
                portOfDischarge: { code: 'USLAX', name: '洛杉矶' },
                milestones: [{ ...milestone, milestone: 'departure', actual: '2026-11-20T08:30:00+08:00' }],
              },
            ],
          }
        : refuse('NOT_TRACKED'),
  });
  fireEvent.change(screen.getByLabelText('柜号或业务编号'), { target: { value: 'ｃｓｑｕ 3054383' } });
  fireEvent.change(screen.getByLabelText('第二项信息'), { target: { value: 'PO-1' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '查询' })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('请核对号码与第二项信息'));
  isFound = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '查询' })));
  const container = within(await screen.findByRole('region', { name: 'CSQU3054383' }));
  expect(container.getByText('2026-11-20 08:30')).toBeTruthy();
});

test('warehouses are searched by their address, which a reader can share', async () => {
  const { calls } = await open('/index/warehouses?words=ONT&page=2', {
    'GET /index/getWarehouses': { rows: [], total: 0 },
  });
  expect(await screen.findByText(/没有找到/)).toBeTruthy();
  expect(calls[0]).toMatchObject({ query: { words: 'ONT', page: 2 } });
});
