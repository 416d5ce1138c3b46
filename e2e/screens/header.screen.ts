import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** Messages and tasks in the header of the workspace. */
export class HeaderScreen {
  readonly bell: Locator;
  readonly messages: Locator;
  readonly tasks: Locator;
  readonly taskCentre: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.bell = page.getByRole('button', { name: /^(消息|Messages)/ });
    this.messages = page.getByRole('dialog', { name: either('消息', 'Messages') });
    this.tasks = page.getByRole('button', { name: /^(任务中心|Task centre)/ });
    this.taskCentre = page.getByRole('dialog', { name: either('任务中心', 'Task centre') });
    this.page = page;
  }
}
