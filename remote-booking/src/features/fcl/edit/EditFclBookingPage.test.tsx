import {
  emptyCargoLine,
  emptyFclBooking,
  emptyFclContainer,
  emptyLclBooking,
  type FclBooking,
} from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { enterSheetCell, sheetCell, sheetText, sheetTexts, writeInSheet } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chinaDay } from '../../../testing/china-day.ts';
import { savedFcl } from '../../../testing/fcl-booking.ts';
import { click, openForm } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const complete: FclBooking = {
  ...emptyFclBooking(),
  etd: chinaDay(22),
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  isDestinationSelfPickup: true,
  containers: [
    { ...emptyFclContainer(), sizeType: '40HQ', loadingPlace: 1 },
    { sizeType: '20GP', loadingPlace: 1, vgmKg: 21_500, vgmMethod: 'SM1' },
  ],
  loadingPlaces: [
    {
      address: '东莞市长安镇振安中路 18 号',
      contact: '陈建国',
      phone: '0755-88886666',
      loadingAt: `${chinaDay(16)} 09:00:00`,
    },
  ],
  cargo: [],
};
const saved = savedFcl(complete, 'toBeReceived');
const accepted = { id: 'booking-1', version: 4, businessNumber: saved.businessNumber, status: saved.status };

const submit = 'POST /business/submitBookingFcl';
const sentOf = (calls: ReceivedCall[]) => calls.filter(({ key }) => key === submit).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('a new booking', () => {
  test('takes a number of its own kind, counts its containers, and is kept as a draft', async () => {
    const { calls, location } = await openForm('/business/fcl/detail', {
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZF-261120-0042', status: 'draft' },
      'GET /business/getBookingByIdFcl': {
        ...savedFcl(emptyFclBooking(), 'draft'),
        id: 'booking-9',
        version: 1,
      },
    });
    await screen.findByText('SZF-261120-0042');
    const asked = calls.find(({ key }) => key === 'GET /business/getServeceId');
    expect(asked?.query).toMatchObject({ kind: 'fcl' });
    for (const each of ['40HQ', '20GP', '40HQ']) {
      await userEvent.click(await screen.findByRole('button', { name: `增加一个 ${each}` }));
    }
    expect(sheetTexts('柜型')).toEqual(['40尺高柜', '40尺高柜', '20尺普柜']);
    await click('减少一个 20GP');
    await click('保存草稿');
    await waitFor(() => expect(location()).toBe('/business/fcl/detail?id=booking-9'));
    expect(sentOf(calls)).toMatchObject([
      {
        action: 'saveDraft',
        businessNumber: 'SZF-261120-0042',
        booking: { containers: [{ sizeType: '40HQ' }, { sizeType: '40HQ' }], cargo: [] },
      },
    ]);
    expect(sheetTexts('柜型')).toEqual(['40尺高柜', '40尺高柜']);
  });

  test('says at the field and above submit what is missing, and sends nothing', async () => {
    const { calls } = await openForm('/business/fcl/detail');
    await screen.findByText('SZF-261120-0042');
    await click('提交订舱');
    expect(await screen.findByText('还有 9 处需要修改')).toBeDefined();
    await click('装柜地点 1 · 装柜地址');
    expect(document.activeElement).toBe(screen.getByLabelText(/^装柜地址/));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sentOf(calls)).toEqual([]);
  });
});

test('goods are read from a file as those of full containers, and its template is of them too', async () => {
  const cells = {
    goods_name: '灯具',
    package: '5',
    weight: '80',
    volume: '1',
    long: '',
    wide: '',
    high: '',
    pack: '34',
    shipment_id: '',
    reference_id: '',
    instructions: '',
  };
  const { calls } = await openForm('/business/fcl/detail', {
    'POST /import_excel_deal/importFclGoodsFile': {
      sheet: '明细',
      errorCount: 0,
      notes: [],
      lines: [{ row: 2, isRight: true as const, cells }],
    },
    'GET /import_excel_deal/progress': null,
    'GET /import_excel_deal/template': () => refuse('NOT_FOUND'),
  });
  await screen.findByText('SZF-261120-0042');
  await userEvent.click(screen.getByRole('button', { name: /从 Excel 导入/ }));
  await userEvent.click(await screen.findByRole('button', { name: '下载模板' }));
  await waitFor(() =>
    expect(calls.find(({ key }) => key === 'GET /import_excel_deal/template')?.query).toMatchObject({
      goods: 'fcl',
    }),
  );
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], '货物.xlsx');
  fireEvent.change(screen.getByLabelText('选择文件'), { target: { files: [file] } });
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  expect([sheetText('品名'), sheetText('毛重 KGS')]).toEqual(['灯具', '80']);
});

test('more cargo than the containers take is a hint, and is sent', async () => {
  const heavy = { goods_name: '瓷砖', package: 900, weight: 185_000, volume: 120 };
  const cargo = [{ ...emptyCargoLine(), ...heavy }];
  const full = savedFcl({ ...complete, cargo }, 'toBeReceived');
  const { calls } = await openForm('/business/fcl/detail?id=booking-1', {
    'GET /business/getBookingByIdFcl': full,
    [submit]: accepted,
  });
  const hint = /^货物共 185,000 KGS，所订集装箱合计通常最多装 56,700 KGS/;
  expect(await screen.findByText(hint)).toBeDefined();
  expect(screen.getByText(/^货物共 120.000 CBM，所订集装箱合计通常最多装 109.500 CBM/)).toBeDefined();
  expect(screen.getByTitle(hint).textContent).toBe('超重');
  await click('增加一个 40HQ');
  expect(screen.queryByText('超方')).toBeNull();
  expect(screen.getByText(/通常最多装 85,200 KGS/)).toBeDefined();
  await click('保存修改');
  const asked = within(await screen.findByRole('dialog', { name: '提交前请核对' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^柜型柜量货物共.*通常最多装 85,200 KGS/),
  ]);
  await click('仍然提交');
  await waitFor(() => expect(sentOf(calls)).toMatchObject([{ booking: { cargo: [{ weight: 185_000 }] } }]));
});

describe('a stored booking', () => {
  const answers: Answers = { 'GET /business/getBookingByIdFcl': saved };
  const path = '/business/fcl/detail?id=booking-1';
  const shown = () => waitFor(() => sheetCell('VGM KGS', 2));

  test('a pasted VGM in tons is said and left alone, one in kilograms is written', async () => {
    await openForm(path, answers);
    await shown();
    const paste = (text: string) =>
      fireEvent.paste(enterSheetCell('VGM KGS'), { clipboardData: { getData: () => text } });
    paste('VGM(吨)\t称重方式\n21\tSM2\n20\tSM2\n');
    expect([sheetTexts('VGM KGS'), sheetTexts('称重方式')]).toEqual([
      ['', '21500'],
      ['SM2 累加计算', 'SM2 累加计算'],
    ]);
    expect(screen.getByText(/已粘贴 2 行/).textContent).toContain('未粘贴：VGM(吨)');
    paste('VGM(KG)\t称重方式\n20500\tSM2\n21000\tSM2\n');
    expect(sheetTexts('VGM KGS')).toEqual(['20500', '21000']);
  });

  test('is changed with its version: a VGM follows, and without cargo none is sent', async () => {
    const { calls, location } = await openForm(path, { ...answers, [submit]: accepted });
    await shown();
    writeInSheet('VGM KGS', '１９，０００');
    writeInSheet('称重方式', 'SM2');
    await click('保存修改');
    await waitFor(() => expect(location()).toBe('/business/fcl/index'));
    expect(notices.get().map(({ title }) => title)).toEqual(['修改已保存']);
    const [first, second] = complete.containers;
    expect(sentOf(calls)).toMatchObject([
      {
        action: 'submit',
        version: 3,
        booking: { ...complete, containers: [{ ...first, vgmKg: 19_000, vgmMethod: 'SM2' }, second] },
      },
    ]);
  });

  test('errors of the server stand at their container and loading place, and go with the next change', async () => {
    const fields = [
      { field: 'booking.containers.1.vgmKg', message: '超过该柜型的最大载重' },
      { field: 'booking.loadingPlaces.0.phone', message: '该电话已停用' },
    ];
    await openForm(path, { ...answers, [submit]: () => refuse('REQUEST_INVALID', { fields }) });
    await shown();
    writeInSheet('VGM KGS', '22000', 2);
    await click('保存修改');
    await waitFor(() => expect(screen.getAllByText('超过该柜型的最大载重')).toHaveLength(2));
    expect(sheetCell('VGM KGS', 2).getAttribute('aria-invalid')).toBe('true');
    expect(sheetCell('VGM KGS', 1).getAttribute('aria-invalid')).toBeNull();
    const phone = screen.getByLabelText(/^联系电话/);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(phone, { target: { value: '0755-66668888' } });
    expect(screen.queryAllByText('该电话已停用')).toEqual([]);
    expect(screen.getAllByText('超过该柜型的最大载重')).toHaveLength(2);
  });

  test('a refusal keeps what was typed, and the same again keeps its key', async () => {
    const { calls } = await openForm(path, { ...answers, [submit]: () => refuse('DATABASE_UNAVAILABLE') });
    await shown();
    writeInSheet('VGM KGS', '22000', 2);
    await click('保存修改');
    expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
    await click('保存修改');
    await waitFor(() => expect(sentOf(calls)).toHaveLength(2));
    const [key, again] = sentOf(calls).map((body) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(again).toBe(key);
    expect(sheetTexts('VGM KGS')).toEqual(['', '22000']);
  });

  test('a second loading place takes over nothing until containers say so', async () => {
    await openForm(path, answers);
    await shown();
    await click('添加装柜地点');
    expect(screen.getAllByLabelText(/^装柜地址/)).toHaveLength(2);
    expect(sheetTexts('装柜地点')).toEqual(Array(2).fill('装柜地点 1 · 东莞市长安镇振安中路 18 号'));
    await click('删除装柜地点 1');
    expect(screen.getAllByLabelText(/^装柜地址/)).toHaveLength(1);
  });

  test('a place is taken from the address book', async () => {
    const entry = {
      id: 'address-1',
      kind: 'pickup' as const,
      title: '坂田仓',
      phone: '0755-66668888',
      country: '',
      stateName: '',
      postalCode: '',
      address: '深圳市龙岗区坂田街道 1 号',
      search: '坂田仓',
      updatedBy: '林小满',
      version: '1',
    };
    await openForm(path, { ...answers, 'GET /business/addressList': [entry] });
    await shown();
    await userEvent.type(await screen.findByLabelText('从地址簿选择'), '坂田');
    await userEvent.click(await screen.findByText('坂田仓', { selector: '.ant-select-dropdown *' }));
    expect(screen.getByLabelText(/^装柜地址/)).toHaveProperty('value', '深圳市龙岗区坂田街道 1 号');
    // Whom to ask for belongs to the address that was there before.
    expect(screen.getByLabelText(/^联系人/)).toHaveProperty('value', '');
  });

  test('whose containers are assigned keeps ports, sizes and counts; the rest is changed, and it says so', async () => {
    const assigned = { ...saved, assignedContainers: 2 };
    const { calls } = await openForm(path, {
      'GET /business/getBookingByIdFcl': assigned,
      [submit]: accepted,
    });
    await shown();
    const notice = screen.getByText('舱位已定，部分内容不能再改').closest('[role=status]');
    expect(notice?.textContent).toContain('收货地、目的地、卸货港、集装箱的柜型和数量不能再改');
    const port = screen.getByLabelText('收货地');
    await waitFor(() => expect([port.tagName, port.textContent]).toEqual(['OUTPUT', '盐田 CNYTN']));
    expect(document.getElementById(port.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '舱位已定，不能再改',
    );
    expect(screen.queryByRole('button', { name: '增加一个 40HQ' })).toBeNull();
    const sheet = within(screen.getByRole('grid', { name: '柜型柜量' }));
    expect(sheet.queryByRole('button', { name: /^删除第/ })).toBeNull();
    expect(sheetTexts('柜型')).toEqual(['40尺高柜', '20尺普柜']);
    writeInSheet('VGM KGS', '19000');
    writeInSheet('称重方式', 'SM2');
    await click('保存修改');
    await waitFor(() => expect(sentOf(calls)).toHaveLength(1));
    expect(sentOf(calls)).toMatchObject([{ booking: { containers: [{ vgmKg: 19_000 }, {}] } }]);
  });

  test.each([
    ['whose ship was told', { hasSailing: true }],
    ['that has sailed, though it is in no container now', { hasDeparted: true }],
  ])('%s keeps its order too', async (_what, fact) => {
    await openForm(path, { 'GET /business/getBookingByIdFcl': { ...saved, ...fact } });
    await shown();
    expect(screen.getByText('舱位已定，部分内容不能再改')).toBeDefined();
    expect(screen.getByLabelText('收货地').tagName).toBe('OUTPUT');
    expect(screen.queryByRole('button', { name: '增加一个 40HQ' })).toBeNull();
  });

  test('whose cargo has sailed is offered no return in its form', async () => {
    const { view } = await openForm(path, answers);
    await shown();
    expect(screen.getByRole('button', { name: '退载' })).toBeDefined();
    view.unmount();
    await openForm(path, { 'GET /business/getBookingByIdFcl': { ...saved, hasDeparted: true } });
    await shown();
    expect(screen.queryByRole('button', { name: '退载' })).toBeNull();
  });

  test('starts a copy of it, which says that what the containers weigh did not come along', async () => {
    await openForm('/business/fcl/detail?new=a&copy=booking-1', answers);
    expect(await screen.findByText(`复制自 ${saved.businessNumber}`)).toBeDefined();
    expect(screen.getByText(/已过的日期和装柜时间、客户业务编号、VGM、.*没有复制/)).toBeDefined();
    await shown();
    expect(sheetTexts('VGM KGS')).toEqual(['', '']);
  });

  test('that is not there leads back to the list', async () => {
    await openForm(path, { 'GET /business/getBookingByIdFcl': () => refuse('NOT_FOUND') });
    const link = await screen.findByRole('link', { name: '返回列表' });
    expect(link.getAttribute('href')).toBe('/business/fcl/index');
  });
});

describe('a template', () => {
  const content = { kind: 'fcl' as const, booking: { ...complete, remarks: '装柜拍照' } };
  const template = { id: 'template-1', title: '美西整柜', version: '1', content };
  const remarks = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '订舱备注' }).value;

  test('starts a new booking with its containers, and one of another kind starts none', async () => {
    const opened = await openForm('/business/fcl/detail?template=template-1', {
      'GET /business/template': template,
    });
    expect(await screen.findByText('来自模板“美西整柜”')).toBeDefined();
    expect(screen.getByText(/^请填写日期和装柜时间；VGM、/)).toBeDefined();
    await waitFor(() => expect(sheetTexts('柜型')).toEqual(['40尺高柜', '20尺普柜']));
    expect(remarks()).toBe('装柜拍照');
    opened.view.unmount();
    await openForm('/business/fcl/detail?template=template-1', {
      'GET /business/template': { ...template, content: { kind: 'lcl', booking: emptyLclBooking() } },
    });
    expect(await screen.findByText(/^没有找到要复制的订舱或模板/)).toBeDefined();
    expect(remarks()).toBe('');
  });

  test('is put into the fields of a new one, which are had back', async () => {
    const { kind, booking } = content;
    const listed = {
      id: template.id,
      kind,
      title: template.title,
      goodsName: '',
      lines: 0,
      version: '1',
      destination: booking.destination,
      warehouseCode: '',
      isShared: false,
      isMine: true,
      ownerName: '林小满',
      updatedAt: '2026-11-20 10:00:00',
    };
    const { calls } = await openForm('/business/fcl/detail', {
      'GET /business/template': template,
      'GET /business/templateList': [listed],
    });
    await screen.findByText('SZF-261120-0042');
    await click('模板');
    await userEvent.click(await screen.findByRole('button', { name: '把当前内容存为模板' }));
    expect(await screen.findByText(/^日期、装柜时间、VGM、.*不会存入模板。$/)).toBeDefined();
    await click('取消');
    await userEvent.click(await screen.findByRole('button', { name: /^使用/ }));
    await waitFor(() => expect(remarks()).toBe('装柜拍照'));
    expect(calls.find(({ key }) => key === 'GET /business/templateList')?.query).toMatchObject({
      kind: 'fcl',
    });
    await click('撤销套用');
    expect(remarks()).toBe('');
  });
});
