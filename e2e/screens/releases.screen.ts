import type { Locator, Page } from '@playwright/test';

/** /system/releases, the page for staff. */
export class ReleasesScreen {
  readonly page: Page;
  readonly history: Locator;

  constructor(page: Page) {
    this.page = page;
    this.history = page.getByRole('list', { name: '发布记录，最新的在前' });
  }

  async open(): Promise<void> {
    await this.page.goto('/system/releases');
  }

  /** What runs of one remote, by its title. */
  remote(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  rollback(title: string): Locator {
    return this.page.getByRole('button', { name: `回滚${title}`, exact: true });
  }

  get confirmRollback(): Locator {
    return this.page.getByRole('button', { name: '确认回滚', exact: true });
  }
}
