import type { Locator, Page } from '@playwright/test';
import { either } from './words.ts';

/** The dialog of the booking templates. */
export class TemplatesDialogScreen {
  readonly dialog: Locator;
  readonly saveAs: Locator;
  readonly name: Locator;
  readonly share: Locator;
  readonly save: Locator;
  readonly templates: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: either('订舱模板', 'Booking templates') });
    this.saveAs = this.dialog.getByRole('button', {
      name: either('把当前内容存为模板', 'Keep this as a template'),
    });
    this.name = this.dialog.getByRole('textbox', { name: either('模板名称', 'Name of the template') });
    this.share = this.dialog.getByRole('checkbox', { name: either('与同事共享', 'Share with colleagues') });
    this.save = this.dialog.getByRole('button', { name: /(^|\s)(保存|Save)$/ });
    this.templates = this.dialog.getByRole('listitem');
  }

  template(title: string): Locator {
    return this.templates.filter({ hasText: title });
  }

  use(title: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^(使用|Use) ${title}$`) });
  }

  edit(title: string): Locator {
    return this.dialog.getByRole('button', {
      name: new RegExp(`^(修改模板|Change template|Edit template).*${title}`),
    });
  }

  delete(title: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^(删除模板|Delete template).*${title}`) });
  }
}
