import { expect, type Locator, type Page } from '@playwright/test';
import { either } from './words.ts';

/** /business/lcl/index */
export class BookingListScreen {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly newBooking: Locator;
  readonly filterField: Locator;
  readonly filterText: Locator;
  readonly applyFilter: Locator;
  readonly clearFilters: Locator;
  readonly rows: Locator;
  readonly cards: Locator;
  readonly empty: Locator;
  readonly error: Locator;
  readonly paging: Locator;
  readonly summary: Locator;
  /** Of the rows that are chosen. */
  readonly returnChosen: Locator;
  readonly deleteChosen: Locator;
  readonly copyChosen: Locator;
  readonly templates: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.main = main;
    this.heading = main.getByRole('heading', { level: 1 });
    this.newBooking = main.getByRole('button', { name: /(新增订舱|New booking)$/ }).first();
    this.filterField = main.getByRole('combobox', { name: either('查找字段', 'Find in') });
    this.filterText = main.getByRole('textbox', { name: either('查找内容', 'Text to find') });
    this.applyFilter = main.getByRole('button', { name: either('查找', 'Find') });
    this.clearFilters = main.getByRole('button', { name: either('清除筛选', 'Clear filters') }).first();
    this.rows = main.getByRole('row').filter({ has: page.getByRole('link') });
    this.cards = main.getByRole('listitem').filter({ has: page.getByText('CTNS') });
    this.empty = main.getByText(/没有符合筛选条件的订舱|No booking matches these filters/);
    this.error = main.getByRole('alert');
    this.paging = main.getByRole('navigation', { name: either('分页', 'Pages') });
    this.summary = main.getByRole('row', { name: /^(合计|Total)/ });
    this.returnChosen = main.getByRole('button', { name: either('退载', 'Return') });
    this.deleteChosen = main.getByRole('button', { name: /(^|\s)(删除草稿|Delete drafts?)$/ });
    this.copyChosen = main.getByRole('button', { name: /(^|\s)(复制|Copy)$/ });
    this.templates = main.getByRole('button', { name: /(^|\s)(模板|Templates)$/ });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/business/lcl/index${search}`);
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Ticks the box of a row. */
  async choose(number: string): Promise<void> {
    await this.main.getByRole('checkbox', { name: either(`选择 ${number}`, `Select ${number}`) }).check();
  }

  status(chinese: string, english: string): Locator {
    return this.main.getByRole('button', { name: either(chinese, english) });
  }

  /** Tries again until no failure is said any more. */
  async retryWhileFailed(): Promise<void> {
    const retry = this.error.getByRole('button', { name: either('重试', 'Try again') });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      await expect(this.error).toBeHidden({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
  }

  /** Finds by a part of the goods' name, as typed into the box that stands first. */
  async find(text: string): Promise<void> {
    await this.filterText.fill(text);
    await this.filterText.press('Enter');
  }
}
