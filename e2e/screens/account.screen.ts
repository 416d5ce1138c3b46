import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** /usercenter */
export class AccountScreen {
  readonly page: Page;
  readonly heading: Locator;
  readonly contact: Locator;
  readonly phone: Locator;
  readonly password: Locator;
  readonly sessions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: either('账号信息', 'Account information') });
    const section = (chinese: string, english: string) =>
      page.getByRole('region', { name: either(chinese, english) });
    this.contact = section('联系方式', 'Contact');
    this.phone = section('手机号', 'Mobile number');
    this.password = section('登录密码', 'Password');
    this.sessions = section('登录设备', 'Signed-in devices');
  }

  async open(): Promise<void> {
    await this.page.goto('/usercenter');
    await this.heading.waitFor();
  }

  /** Password and devices, by the link of the account's page. */
  async openPassword(): Promise<void> {
    await this.password.getByRole('link', { name: either('修改密码', 'Change the password') }).click();
    await this.sessions.getByRole('listitem').first().waitFor();
  }

  /** Types the current password and a new one twice, and sends that. */
  async changePassword(current: string, next: string): Promise<void> {
    await this.passwordField('当前密码').fill(current);
    await this.passwordField('新密码').fill(next);
    await this.passwordField('再次输入新密码').fill(next);
    await this.password.getByRole('button', { name: '确认修改' }).click();
  }

  passwordField(name: string): Locator {
    return this.password.getByLabel(new RegExp(`^${name}`));
  }
}
