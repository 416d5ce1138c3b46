import { emptyCargoLine, emptyFclBooking, emptyLclBooking, type TemplateContent } from '@berth/contract';
import type { Answers } from '@berth/runtime/testing';
import { sheetTexts } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptedLcl } from '../../../testing/lcl-booking.ts';
import { click, goods, leaveSheet, openForm, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const line = (goods_name: string, cartons: number) => ({
  ...emptyCargoLine(),
  goods_name,
  package: cartons,
});
const lcl: Extract<TemplateContent, { kind: 'lcl' }> = {
  kind: 'lcl',
  booking: {
    ...emptyLclBooking(),
    receivingPlace: 'CNYTN',
    remarks: '轻放',
    isPickup: true,
    pickupPhone: '13800138000',
    pickupAddress: '盐田 2 号',
    cargo: [line('灯具', 3), line('伞', 5)],
  },
};
const place = { address: '长安镇', contact: '陈建国', phone: '0755-88886666', loadingAt: null };
const box = { sizeType: '40HQ', loadingPlace: 1, vgmKg: null, vgmMethod: null };
const fcl: TemplateContent = {
  kind: 'fcl',
  booking: { ...emptyFclBooking(), remarks: '拍照', containers: [box, box], loadingPlaces: [place] },
};
const answersFor = (content: TemplateContent): Answers => ({
  'GET /business/templateList': [
    {
      id: 't1',
      kind: content.kind,
      title: '美西',
      goodsName: '灯具',
      lines: 2,
      version: 'v1',
      destination: '',
      warehouseCode: '',
      isShared: false,
      isMine: true,
      ownerName: '林小满',
      updatedAt: '2026-11-20 10:00:00',
    },
  ],
  'GET /business/template': { id: 't1', title: '美西', version: 'v1', content },
});

async function open(content: TemplateContent, answers: Answers = {}) {
  const opened = await openForm(`/business/${content.kind}/detail?new=1`, {
    ...answersFor(content),
    ...answers,
  });
  await screen.findByText(/^SZ[LF]-261120-0042$/);
  await goods();
  return opened;
}
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, words: string) => userEvent.type(text(name), words);
async function use() {
  await click('模板');
  await userEvent.click(await screen.findByRole('button', { name: '使用 美西' }));
}
const dialog = () => screen.findByRole('dialog', { name: '套用模板' });
const question = async (name: string) => within(await dialog()).getByRole('radiogroup', { name });
const choose = async (name: string, choice: RegExp) =>
  userEvent.click(within(await question(name)).getByLabelText(choice));
const apply = async () => userEvent.click(within(await dialog()).getByRole('button', { name: /^套 ?用$/ }));
const isApplied = () => screen.findByText('已套用模板“美西”');

describe('a template in a form that was begun', () => {
  test('leaves what it does not hold, and fills what is empty without a question', async () => {
    await open(lcl);
    await type('客户业务编号', 'PO-77');
    await use();
    await isApplied();
    expect(screen.queryByRole('dialog', { name: '套用模板' })).toBeNull();
    expect([text('客户业务编号').value, text('订舱备注').value, text('提货地址').value]).toEqual([
      'PO-77',
      '轻放',
      '盐田 2 号',
    ]);
    expect(sheetTexts('品名')).toEqual(['灯具', '伞']);
  });

  test('asks field by field before it overwrites, and of cargo as the import does', async () => {
    await open(lcl);
    await write('品名', '杯子');
    await write('Shipment ID', 'FBA15GCL9X61');
    leaveSheet();
    await type('订舱备注', '勿压');
    await use();
    expect((await dialog()).textContent).toContain('您已填写');
    expect(within(await question('订舱备注')).getByLabelText('保留我的：勿压')).toHaveProperty(
      'checked',
      true,
    );
    const cargo = await question('货物明细');
    expect(within(cargo).getByLabelText('用全部 2 行替换现有 1 行')).toHaveProperty('checked', false);
    expect(screen.getAllByRole('radiogroup').length).toBeGreaterThanOrEqual(2);
    await choose('货物明细', /^追加全部 2 行$/);
    await apply();
    await isApplied();
    expect(text('订舱备注').value).toBe('勿压');
    expect(sheetTexts('品名')).toEqual(['杯子', '灯具', '伞']);
    expect(sheetTexts('Shipment ID')[0]).toBe('FBA15GCL9X61');
  });

  test('asks once of a choice and what belongs to it, in the words of the form', async () => {
    const booking = { ...lcl.booking, warehouseType: 'amazon' as const, warehouseCode: 'ONT8' };
    await open({ kind: 'lcl', booking }, { 'GET /select/getWmtList': [], 'GET /select/getAmazonList': [] });
    await userEvent.click(screen.getByLabelText('沃尔玛仓'));
    await use();
    expect(within(await question('仓库类型')).getByLabelText('保留我的：沃尔玛仓')).toBeDefined();
    await choose('仓库类型', /^用模板的：亚马逊仓 · ONT8$/);
    await apply();
    await isApplied();
    expect(screen.getByLabelText('亚马逊仓')).toHaveProperty('checked', true);
    expect(screen.getByRole('combobox', { name: '仓库代码' }).closest('.ant-select')?.textContent).toContain(
      'ONT8',
    );
  });

  test('is taken over, or left, as a whole', async () => {
    await open(lcl);
    await write('品名', '杯子');
    await type('订舱备注', '勿压');
    await use();
    await userEvent.click(within(await dialog()).getByRole('button', { name: '全部用模板的' }));
    await apply();
    await isApplied();
    expect([text('订舱备注').value, sheetTexts('品名')]).toEqual(['轻放', ['灯具', '伞']]);
  });

  test('leaves the steps of the sheet, of which it is one', async () => {
    await open(lcl);
    await write('品名', '杯子');
    leaveSheet();
    await write('件数', '4');
    leaveSheet();
    await use();
    await choose('货物明细', /^追加/);
    await apply();
    await isApplied();
    const undo = () => userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await undo();
    expect([sheetTexts('品名'), sheetTexts('件数')]).toEqual([['杯子'], ['4']]);
    await undo();
    expect([sheetTexts('品名'), sheetTexts('件数')]).toEqual([['杯子'], ['']]);
  });

  test('leaves what was typed while it was on its way', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { id, title, version } = { id: 't1', title: '美西', version: 'v1' };
    await open(lcl, {
      'GET /business/template': async () => {
        await arrived;
        return { id, title, version, content: lcl };
      },
    });
    await use();
    await type('客户业务编号', 'PO-77');
    await act(async () => arrive());
    await isApplied();
    expect(text('客户业务编号').value).toBe('PO-77');
  });

  test('that brings nothing new says so', async () => {
    await open(lcl);
    await use();
    await isApplied();
    await use();
    expect(await screen.findByText('表单里已有模板“美西”的全部内容')).toBeDefined();
  });

  test('of full containers leaves VGM and asks of containers and places', async () => {
    await open(fcl);
    await userEvent.click(await screen.findByRole('button', { name: '增加一个 40HQ' }));
    await write('VGM KGS', '21000');
    leaveSheet();
    await type('装柜地址', '坂田');
    await use();
    await choose('柜型柜量', /^用全部 2 行替换/);
    await choose('装柜地点', /^追加/);
    await apply();
    await isApplied();
    expect(sheetTexts('VGM KGS')).toEqual(['21000', '']);
    const places = screen.getAllByRole<HTMLInputElement>('textbox', { name: '装柜地址' });
    expect(places.map(({ value }) => value)).toEqual(['坂田', '长安镇']);
    expect(sheetTexts('装柜地点')).toEqual(['装柜地点 2 · 长安镇', '装柜地点 2 · 长安镇']);
  });
});

describe('undoing a template', () => {
  test('takes back what it wrote and nobody touched since', async () => {
    await open(lcl);
    await type('订舱备注', '勿压');
    await use();
    await choose('订舱备注', /^用模板的/);
    await apply();
    await isApplied();
    await type('客户业务编号', 'PO-77');
    await type('提货地址', ' B 座');
    await write('件数', '9');
    leaveSheet();
    await click('撤销套用');
    expect([text('订舱备注').value, text('客户业务编号').value]).toEqual(['勿压', 'PO-77']);
    expect([text('提货地址').value, text('联系电话').value]).toEqual(['盐田 2 号 B 座', '']);
    expect([sheetTexts('品名'), sheetTexts('件数')]).toEqual([[''], ['9']]);
    expect(screen.queryByText('已套用模板“美西”')).toBeNull();
  });

  test('ends when the form is saved', async () => {
    const saved = { ...acceptedLcl, id: 'booking-9', version: 1, status: 'draft' as const };
    await open(lcl, {
      'POST /business/submitBookingLcl': saved,
      'GET /business/getBookingByIdLcl': () => new Promise<never>(() => {}),
    });
    await use();
    await isApplied();
    await click('保存草稿');
    await screen.findByText(/^已保存 /);
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销套用' })).toBeNull());
    expect(text('订舱备注').value).toBe('轻放');
  });

  test('ends when other unsaved work is restored', async () => {
    const first = await openForm('/business/lcl/detail', answersFor(lcl));
    await screen.findByText('SZL-261120-0042');
    await type('订舱备注', '先前的');
    first.view.unmount();
    await openForm('/business/lcl/detail', answersFor(lcl));
    const restore = await screen.findByRole('button', { name: '恢复未保存的内容' });
    await use();
    await isApplied();
    await userEvent.click(restore);
    await waitFor(() => expect(text('订舱备注').value).toBe('先前的'));
    expect(screen.queryByRole('button', { name: '撤销套用' })).toBeNull();
  });
});
