import { expect, type Locator, type Page } from '@playwright/test';
import { smallPaper } from '../../api/test/small-files.ts';
import { chinaDay } from '../fixtures/china-day.ts';

/** The headings of a customer's own sheet of goods. */
export const goodsHeadings = [
  '中文品名',
  '英文品名',
  '商品编码',
  '数量',
  '申报单位',
  '单价',
  '箱数',
  '净重',
  '毛重',
  '体积',
  '品牌类型',
  '出口享惠情况',
  '材质',
  '用途',
  '法定第二单位',
  '申报要素',
];
/** A line of it, with digits in full width; its weights are those of one of `completeBooking`, and its volume is not. */
export const lampLine = [
  '台灯',
  'desk lamp',
  '9405210090',
  '１２０',
  '个',
  '12.5',
  '10',
  '96.4',
  '120.5',
  '0.72',
  '无品牌',
  '不享惠',
  'iron',
  'lighting',
  '千克',
  '家用|铁制|LED|无品牌|TL-9',
];

/** /customs, the form of a declaration, and the same at the desk; in Chinese. */
export class DeclarationScreen {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  field(name: string | RegExp): Locator {
    return this.main.getByRole('textbox', { name }).filter({ visible: true });
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.field(new RegExp(`^${name}`))
        .first()
        .fill(value);
      await this.page.keyboard.press('Tab');
    }
  }

  async choose(name: string, option: string, at = 0): Promise<void> {
    await this.main.getByRole('combobox', { name }).filter({ visible: true }).nth(at).click();
    await this.page.keyboard.type(option);
    await this.page.keyboard.press('Enter');
  }

  async press(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  }

  /** Enters a complete header, of the kind that has a title of its own unless `isTitleOurs`. */
  async fillHeader({ isTitleOurs = false } = {}): Promise<void> {
    await this.fill({
      ...(isTitleOurs
        ? {}
        : { 境内发货人: '深圳市云帆跨境电商有限公司', 发货人统一社会信用代码: '91350100M000100Y43' }),
      境外收货人: 'ACME',
      合同号: 'C-2026-11',
      合同日期: chinaDay(-4),
      境内货源地: '深圳',
      包装种类: '纸箱',
    });
    await this.choose('贸易国', '美国');
    await this.choose('运抵国', '美国');
    await this.choose('成交方式', 'FOB');
  }

  /** Declares a booking with own papers from its start to its sending, and gives the declaration's number. */
  async declare(bookingId: string): Promise<string> {
    await this.page.goto(`/customs/start?bookings=${bookingId}`);
    await this.press('开始填写');
    await expect(this.status('未提交')).toBeVisible();
    const number = await this.readNumber();
    await this.fillHeader();
    await this.pasteGoods([goodsHeadings, lampLine]);
    await this.handInAll(['合同', '发票', '装箱单', '报关委托书']);
    await this.press('提交');
    // The question reopens when the catalogue's answer changes what is doubtful.
    const question = this.page.getByRole('dialog', { name: '提交前请核对' });
    await expect(question).toContainText('下面 2 处');
    await question.getByRole('button', { name: '仍然提交' }).click();
    await expect(this.page).toHaveURL(/\/customs$/);
    return number;
  }

  /** The number of the declaration that is open. */
  async readNumber(): Promise<string> {
    return (await this.main.getByRole('heading', { level: 2, name: /^CD-/ }).textContent()) ?? '';
  }

  /** Hands in a picture for each slot. */
  async handInAll(slots: readonly string[]): Promise<void> {
    const scan = Buffer.from(await smallPaper('scan').arrayBuffer());
    for (const slot of slots) await this.handIn(slot, scan);
  }

  /** Presses the button and reads what the browser then saves. */
  async download(name: string): Promise<{ fileName: string; path: string }> {
    const [saved] = await Promise.all([this.page.waitForEvent('download'), this.press(name)]);
    return { fileName: saved.suggestedFilename(), path: await saved.path() };
  }

  /** The panel in which a file is looked at. */
  looked(fileName: string): Locator {
    return this.page.getByRole('dialog', { name: fileName });
  }

  /** How many pixels of a drawn page of a PDF are dark; 0 before it is drawn. */
  async inkOfPage(fileName: string, page: string): Promise<number> {
    const canvas = this.looked(fileName).getByRole('img', { name: page });
    return await canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement; // the kit draws into one
      if (width === 0) return 0;
      const pen = (element as HTMLCanvasElement).getContext('2d');
      const pixels = pen?.getImageData(0, 0, width, height).data ?? [];
      return pixels.filter((value, at) => at % 4 === 0 && value < 128).length;
    });
  }

  /** Pastes rows of a sheet, headings first, into the first cell of the goods, or of another sheet. */
  async pasteGoods(rows: readonly (readonly string[])[], sheet = this.main): Promise<void> {
    await sheet.getByRole('gridcell').first().click();
    const text = rows.map((row) => row.join('\t')).join('\n');
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, text);
  }

  /** Hands in a picture as a paper, and waits until the server has it. */
  async handIn(slot: string, buffer: Buffer): Promise<void> {
    const place = this.main.getByRole('region', { name: slot, exact: true });
    await place
      .locator('input[type=file]')
      .setInputFiles({ name: `${slot}.png`, mimeType: 'image/png', buffer });
    await expect(place.getByRole('link', { name: `${slot}.png` })).toBeVisible();
  }

  status(name: string): Locator {
    return this.main.locator('[data-status]').filter({ hasText: name, visible: true }).first();
  }
}
