import type { Locator, Page } from '@playwright/test';
import { BookingFormScreen } from './booking-form.screen.ts';
import { either } from './words.ts';

type PlaceTexts = { address: string; contact: string; phone: string; loadingAt: string };

/** /business/fcl/detail: what full containers ask for besides what every booking asks for. */
export class FclFormScreen extends BookingFormScreen {
  readonly containers: Locator;
  /** How many of which size, in the bottom bar. */
  readonly counts: Locator;
  readonly places: Locator;
  readonly addPlace: Locator;

  constructor(page: Page) {
    super(page);
    const section = (chinese: string, english: string) =>
      this.main.getByRole('region', { name: either(chinese, english) });
    this.containers = this.main.getByRole('grid', { name: either('柜型柜量', 'Containers') });
    const term = page.locator('dt', { hasText: /^(柜量|Containers)$/ });
    this.counts = this.bottomBar.locator('dl > *').filter({ has: term }).getByRole('definition');
    const loading = section('装柜地点', 'Loading places');
    this.places = loading.getByRole('group');
    this.addPlace = loading.getByRole('button', { name: either('添加装柜地点', 'Add a loading place') });
  }

  /** The button that orders one more container of a size. */
  more(size: string): Locator {
    return this.main.getByRole('button', { name: either(`增加一个 ${size}`, `One more ${size}`) });
  }

  /** The button that orders one less. */
  less(size: string): Locator {
    return this.main.getByRole('button', { name: either(`减少一个 ${size}`, `One ${size} less`) });
  }

  containerCell(field: 'sizeType' | 'loadingPlace' | 'vgmKg' | 'vgmMethod', line: number): Locator {
    return this.containers.locator(`[data-line="${line - 1}"] [data-field="${field}"]`);
  }

  /** Enters a cell of a container and types into it, or chooses by its name. */
  async fillContainer(
    field: 'loadingPlace' | 'vgmKg' | 'vgmMethod',
    line: number,
    text: string,
  ): Promise<void> {
    const cell = this.containerCell(field, line);
    await cell.click();
    if (field === 'vgmKg') await cell.getByRole('textbox').fill(text);
    else await cell.getByRole('combobox').selectOption({ label: text });
  }

  /** Fills in a loading place, from 1. */
  async fillPlace(number: number, { address, contact, phone, loadingAt }: PlaceTexts): Promise<void> {
    const place = this.places.nth(number - 1);
    await place.getByRole('textbox', { name: either('装柜地址', 'Loading address') }).fill(address);
    await place.getByRole('textbox', { name: either('联系人', 'Contact') }).fill(contact);
    await place.getByRole('textbox', { name: either('联系电话', 'Contact phone') }).fill(phone);
    const time = place.getByRole('textbox', { name: either('装柜时间', 'Loading time') });
    await time.fill(loadingAt);
    await time.press('Enter');
  }
}
