import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

export type Credentials = { account: string; password: string; captcha: string };

/** /login */
export class LoginScreen {
  readonly page: Page;
  readonly heading: Locator;
  readonly account: Locator;
  readonly password: Locator;
  readonly captcha: Locator;
  readonly picture: Locator;
  /** The box for the answer; its name holds the question. */
  readonly answer: Locator;
  readonly askQuestion: Locator;
  readonly askPicture: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  /** What is wrong with the form as a whole. */
  readonly failure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.account = page.getByRole('textbox', { name: either('账号', 'Account') });
    this.password = page.getByLabel(either('密码', 'Password'));
    this.captcha = page.getByRole('textbox', { name: either('验证码', 'Verification code') });
    this.picture = page.getByRole('img', { name: either('验证码图片', 'Verification code picture') });
    this.answer = page.getByRole('textbox', { name: /^(答案|Answer)/ });
    this.askQuestion = page.getByRole('button', {
      name: either('看不清？换成文字题', 'Cannot read it? Ask me a question instead'),
    });
    this.askPicture = page.getByRole('button', {
      name: either('换成图片验证码', 'Show a picture instead'),
    });
    this.remember = page.getByRole('checkbox', {
      name: either('24 小时内免登录', 'Keep me signed in for 24 hours'),
    });
    this.submit = page.getByRole('button', { name: either('登录', 'Sign in') });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async fill({ account, password, captcha }: Credentials): Promise<void> {
    await this.account.fill(account);
    await this.password.fill(password);
    await this.captcha.fill(captcha);
  }

  async signIn(credentials: Credentials): Promise<void> {
    // A code that came before its picture is asked for again.
    await this.picture.waitFor();
    await this.fill(credentials);
    await this.submit.click();
  }
}
