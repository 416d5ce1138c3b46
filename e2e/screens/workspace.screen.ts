import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** What stands around every page after signing in: menu, header, tabs. */
export class WorkspaceScreen {
  readonly page: Page;
  readonly skipLink: Locator;
  readonly menu: Locator;
  readonly collapse: Locator;
  readonly expand: Locator;
  readonly tabBar: Locator;
  readonly tabs: Locator;
  readonly activeTab: Locator;
  readonly language: Locator;
  readonly appearance: Locator;
  readonly user: Locator;
  readonly main: Locator;
  /** The heading of the page that shows; pages behind other tabs are hidden. */
  readonly heading: Locator;
  /** 重新登录提醒 */
  readonly sessionEndDialog: Locator;
  readonly unsavedDialog: Locator;
  readonly notices: Locator;
  /** 路由错误 in the area of the page. */
  readonly routeError: Locator;
  readonly retry: Locator;
  /** What stands beside a page that takes long: how far it is, and a way to try again. */
  readonly waiting: Locator;
  readonly retryWaiting: Locator;

  constructor(page: Page) {
    this.page = page;
    this.skipLink = page.getByRole('button', { name: either('跳到主要内容', 'Skip to the main content') });
    this.menu = page.getByRole('navigation', { name: either('主菜单', 'Main menu') });
    this.collapse = page.getByRole('button', { name: either('收起菜单', 'Collapse the menu') });
    this.expand = page.getByRole('button', { name: either('展开菜单', 'Expand the menu') });
    this.tabBar = page.getByRole('navigation', { name: either('打开的页面', 'Open pages') });
    this.tabs = this.tabBar.getByRole('link');
    this.activeTab = this.tabBar.locator('[aria-current="page"]');
    this.language = page.getByRole('button', { name: either('中文', 'English') });
    this.appearance = page.getByRole('button', { name: /^(外观|Appearance)/ });
    this.user = page.getByRole('button', { name: /^(当前用户|Signed in as)/ });
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.sessionEndDialog = page.getByRole('dialog', {
      name: either('重新登录提醒', 'Please sign in again'),
    });
    this.unsavedDialog = page.getByRole('dialog', {
      name: either('有未保存的修改', 'There are unsaved changes'),
    });
    this.notices = page.getByRole('region', { name: either('通知', 'Notices') });
    this.routeError = this.main.getByRole('alert').filter({ hasText: /路由错误|Page error/ });
    this.waiting = this.main.getByText(/页面还在加载|The page is still loading/);
    this.retryWaiting = this.main.getByRole('button', { name: either('重试', 'Try again') });
    this.retry = this.routeError.getByRole('button', { name: either('重试', 'Try again') });
  }

  menuEntry(name: RegExp | string): Locator {
    return this.menu.getByRole('link', { name, exact: true });
  }

  tab(name: RegExp | string): Locator {
    return this.tabBar.getByRole('link', { name, exact: true });
  }

  closeButton(name: string): Locator {
    return this.tabBar.getByRole('button', { name: new RegExp(`^(关闭|Close) ?${name}`) });
  }

  async signOut(): Promise<void> {
    await this.user.click();
    await this.page.getByRole('menuitem', { name: either('退出登录', 'Sign out') }).click();
  }
}
