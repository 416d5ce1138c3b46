import type { Locator, Page } from '@playwright/test';

/** The pages of a remote that the suite releases: each says which version it is. */
export class ReleasedScreen {
  readonly page: Page;
  readonly path: string;
  readonly note: Locator;
  readonly takeNumber: Locator;
  readonly number: Locator;
  readonly linkToLabels: Locator;
  /** 新版本: a newer set is out. */
  readonly newSet: Locator;
  readonly reload: Locator;
  /** 测试版本: this browser session runs what others do not get. */
  readonly overrideMark: Locator;
  readonly exitOverride: Locator;

  constructor(page: Page, name = 'parcel') {
    this.page = page;
    this.path = `/${name}`;
    this.note = page.getByLabel('note');
    this.takeNumber = page.getByRole('button', { name: 'take a number' });
    this.number = page.getByRole('main').getByRole('status');
    this.linkToLabels = page.getByRole('link', { name: 'labels' });
    this.newSet = page.getByRole('region', { name: '新版本' });
    this.reload = this.newSet.getByRole('button', { name: '刷新' });
    this.overrideMark = page.getByRole('complementary', { name: '测试版本' });
    this.exitOverride = this.overrideMark.getByRole('link', { name: '退出' });
  }

  start(version: string): Locator {
    return this.page.getByRole('heading', { name: `${this.path.slice(1)} ${version} works`, exact: true });
  }

  labels(version: string): Locator {
    return this.page.getByRole('heading', {
      name: `${this.path.slice(1)} ${version} prints labels`,
      exact: true,
    });
  }

  /** What a browser tells a page that somebody comes back to. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
}
