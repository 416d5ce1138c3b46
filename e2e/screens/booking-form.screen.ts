import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

const fieldNames = {
  transportChannel: ['运输渠道', 'Transport channel'],
  customerBusinessNumber: ['客户业务编号', 'Your reference'],
  etd: ['预计开船日 ETD', 'Estimated departure (ETD)'],
  expectedWarehousingAt: ['预计入仓时间', 'Expected at our warehouse'],
  receivingPlace: ['收货地', 'Place of receipt'],
  destination: ['目的地', 'Destination'],
  dischargePort: ['卸货港', 'Port of discharge'],
  warehouseCode: ['仓库代码', 'Warehouse code'],
  country: ['国家/地区', 'Country'],
  stateName: ['州/省', 'State or province'],
  postalCode: ['邮编', 'Postal code'],
  address: ['详细地址', 'Address'],
  pickupAt: ['提货时间', 'Pickup time'],
  pickupPhone: ['联系电话', 'Contact phone'],
  pickupAddress: ['提货地址', 'Pickup address'],
  remarks: ['订舱备注', 'Remarks'],
} as const;

const columnNames = {
  goods_name: ['品名', 'Goods'],
  package: ['件数', 'CTNS'],
  weight: ['毛重 KGS', 'KGS'],
  long: ['长 cm', 'L cm'],
  wide: ['宽 cm', 'W cm'],
  high: ['高 cm', 'H cm'],
  volume: ['体积 CBM', 'Volume CBM'],
  shipment_id: ['Shipment ID', 'Shipment ID'],
  reference_id: ['Reference ID', 'Reference ID'],
  instructions: ['说明', 'Instructions'],
} as const;

export type BookingField = keyof typeof fieldNames;
export type CargoColumn = keyof typeof columnNames;

/** /business/lcl/detail: a booking to fill in or to change. */
export class BookingFormScreen {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly number: Locator;
  readonly status: Locator;
  readonly isPickup: Locator;
  readonly isDeclared: Locator;
  readonly addLine: Locator;
  readonly cargo: Locator;
  /** Totals, saved state and the actions. */
  readonly bottomBar: Locator;
  readonly savedState: Locator;
  readonly saveDraft: Locator;
  readonly submit: Locator;
  readonly saveChanges: Locator;
  /** Problems and refusals above submit. */
  readonly summary: Locator;
  readonly restoreKept: Locator;
  readonly discardKept: Locator;
  readonly conflict: Locator;
  readonly showNewest: Locator;
  readonly compare: Locator;
  /** Where two versions differ, to choose from. */
  readonly comparison: Locator;
  readonly merge: Locator;
  /** What is doubtful, listed before the booking is submitted. */
  readonly doubts: Locator;
  readonly submitAnyway: Locator;
  readonly openSubmitted: Locator;
  /** That the space is fixed, and which fields can no longer be changed. */
  readonly frozenNotice: Locator;
  readonly backToList: Locator;
  readonly progress: Locator;
  readonly copyBooking: Locator;
  readonly templates: Locator;
  readonly returnBooking: Locator;
  readonly deleteDraft: Locator;
  /** Where a new booking comes from, and that a template was put into it. */
  readonly startNotice: Locator;
  readonly undoTemplate: Locator;
  /** What a template asks of places that are filled already. */
  readonly templateQuestions: Locator;
  readonly applyTemplate: Locator;
  readonly addressBook: Locator;
  readonly keepAddress: Locator;
  /** What the box that is open lets choose from. */
  readonly choices: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    // By the end of the name: antd speaks its icon first, "loading 保存修改".
    const button = (chinese: string, english: string) =>
      main.getByRole('button', { name: new RegExp(`(^|\\s)(${chinese}|${english})$`) });
    this.page = page;
    this.main = main;
    this.heading = main.getByRole('heading', { level: 1 });
    this.number = main.getByText(/^[A-Z]{2,4}[A-Z0-9-]*\d{4,}$/).filter({ visible: true });
    this.status = main.locator('header [data-status]').filter({ visible: true });
    this.isPickup = main.getByRole('checkbox', {
      name: either('需要上门提货', 'Pick the cargo up at your door'),
    });
    this.isDeclared = main.getByRole('checkbox', { name: either('需要报关', 'Declare for export') });
    this.addLine = button('添加一行', 'Add a line');
    this.cargo = main.getByRole('grid', { name: either('货物明细', 'Cargo') });
    this.bottomBar = main.locator('footer').filter({ visible: true });
    this.savedState = this.bottomBar.getByRole('status');
    this.saveDraft = button('保存草稿', 'Save draft');
    this.submit = button('提交订舱', 'Submit booking');
    this.saveChanges = button('保存修改', 'Save changes');
    this.summary = main.getByRole('alert');
    this.restoreKept = button('恢复未保存的内容', 'Restore unsaved changes');
    this.discardKept = button('放弃', 'Discard');
    this.conflict = main.getByRole('alert').filter({ hasText: /保存了新版本|saved a newer version/ });
    this.showNewest = button('查看新版本', 'See the newer version');
    this.compare = button('比较并合并', 'Compare and merge');
    this.comparison = page.getByRole('dialog', { name: either('比较两个版本', 'Compare the two versions') });
    this.merge = this.comparison.getByRole('button', { name: either('合并到表单', 'Merge into the form') });
    this.doubts = page.getByRole('dialog', { name: either('提交前请核对', 'Check before you submit') });
    this.submitAnyway = this.doubts.getByRole('button', { name: either('仍然提交', 'Submit anyway') });
    this.openSubmitted = button('打开已提交的订舱', 'Open the submitted booking');
    this.frozenNotice = main.getByRole('status').filter({ hasText: /舱位已定|space is fixed/ });
    this.copyBooking = button('复制', 'Copy');
    this.templates = button('模板', 'Templates');
    this.returnBooking = button('退载', 'Return');
    this.deleteDraft = button('删除草稿', 'Delete draft');
    this.startNotice = main
      .getByRole('status')
      .filter({ hasText: /复制自|来自模板|A copy of|From the template/ });
    this.undoTemplate = button('撤销套用', 'Undo');
    this.templateQuestions = page.getByRole('dialog', { name: either('套用模板', 'Apply a template') });
    this.applyTemplate = this.templateQuestions.getByRole('button', { name: either('套用', 'Apply') });
    this.addressBook = main.getByRole('combobox', { name: either('从地址簿选择', 'From the address book') });
    this.keepAddress = button('存入地址簿', 'Keep in the address book');
    this.backToList = main.getByRole('link', { name: either('返回列表', 'Back to the list') });
    // The list of the box before may still be on its way out.
    const list = page.locator('.ant-select-dropdown:visible:not([class*="-leave"])');
    this.choices = list.locator('.ant-select-item-option');
    this.progress = main.getByRole('navigation', { name: either('填写进度', 'Progress') });
  }

  async openNew(): Promise<void> {
    await this.page.goto('/business/lcl/detail');
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/business/lcl/detail?id=${id}`);
  }

  field(name: BookingField): Locator {
    const [chinese, english] = fieldNames[name];
    const label = either(chinese, english);
    return this.main
      .getByRole('textbox', { name: label })
      .or(this.main.getByRole('combobox', { name: label }));
  }

  /** What a field holds that can no longer be changed. */
  frozenField(name: BookingField): Locator {
    const [chinese, english] = fieldNames[name];
    return this.main.getByRole('status', { name: either(chinese, english) });
  }

  warehouseType(chinese: string, english: string): Locator {
    return this.main.getByRole('radio', { name: either(chinese, english) });
  }

  /** A cell of the sheet, which is text until it has the focus. */
  cell(column: CargoColumn, line: number): Locator {
    return this.cargo.locator(`[data-line="${line - 1}"] [data-field="${column}"]`);
  }

  /** The field of a cell that has the focus, or had it last in the sheet. */
  cellField(column: CargoColumn, line: number): Locator {
    const [chinese, english] = columnNames[column];
    return this.cargo.getByRole('textbox', {
      name: either(`${chinese}，第 ${line} 行`, `${english}, line ${line}`),
    });
  }

  async fillCell(column: CargoColumn, line: number, text: string): Promise<void> {
    await this.cell(column, line).click();
    await this.cellField(column, line).fill(text);
  }

  /** What a cell shows, in its field or without one. */
  cellText(column: CargoColumn, line: number): Promise<string> {
    return this.cell(column, line).evaluate((cell) => {
      const field = cell.querySelector('input');
      return field ? field.value : (cell.querySelector('span')?.textContent ?? '');
    });
  }

  /** A sum in the bottom bar, by its unit. */
  total(unit: 'CTNS' | 'KGS' | 'CBM'): Locator {
    const term = this.page.locator('dt', { hasText: new RegExp(`^${unit}$`) });
    return this.bottomBar.locator('dl > *').filter({ has: term }).getByRole('definition');
  }

  /** Chooses by typing a part of the name, a code or pinyin, as the keyboard does. */
  async choose(name: BookingField, text: string): Promise<void> {
    const box = this.field(name);
    await box.fill(text);
    await this.choices.and(this.page.locator('.ant-select-item-option-active')).waitFor();
    await box.press('Enter');
    // The next field's choices come beside these otherwise.
    await this.choices.first().waitFor({ state: 'hidden' });
  }

  async fillDate(name: BookingField, text: string): Promise<void> {
    const box = this.field(name);
    await box.fill(text);
    await box.press('Enter');
  }
}
