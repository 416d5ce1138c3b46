import { act, fireEvent } from '@testing-library/react';

/**
 * A cell of a `FormTable` by the heading of its column and its line, from 1: its field while it has the focus, and
 * else the cell, which is text then. Null where there is none.
 */
export function findSheetCell(heading: string, line = 1): HTMLElement | null {
  for (const table of document.querySelectorAll('[role=grid]')) {
    const headings = [...table.querySelectorAll('[role=columnheader]')];
    const at = headings.findIndex(({ textContent }) => textContent.replace(/\*$/, '') === heading);
    const row = table.querySelector(`[data-line="${line - 1}"]`);
    const cell =
      at === -1 ? undefined : row?.querySelectorAll<HTMLElement>('[role$=header], [role$=cell]')[at];
    if (cell) return cell.querySelector<HTMLElement>('input, select') ?? cell;
  }
  return null;
}

export function sheetCell(heading: string, line = 1): HTMLElement {
  const cell = findSheetCell(heading, line);
  if (!cell) throw new Error(`There is no cell ${heading} in line ${line}.`);
  return cell;
}

/** What a cell shows: of a choice its name. */
export function sheetText(heading: string, line = 1): string {
  const cell = sheetCell(heading, line);
  if (cell instanceof HTMLSelectElement) return cell.selectedOptions[0]?.text ?? '';
  // What is offered beside the text is a button, and a sign that something agrees has a title.
  return cell instanceof HTMLInputElement ? cell.value : (cell.querySelector('span')?.textContent ?? '');
}

/** The texts of a column, from the first line on. */
export function sheetTexts(heading: string): string[] {
  const texts: string[] = [];
  while (findSheetCell(heading, texts.length + 1)) texts.push(sheetText(heading, texts.length + 1));
  return texts;
}

/** Gives a cell the focus, its text marked; answers its field. */
export function enterSheetCell(heading: string, line = 1): HTMLInputElement {
  act(() => sheetCell(heading, line).focus());
  const field = sheetCell(heading, line);
  if (field !== document.activeElement) throw new Error(`${heading} in line ${line} has not got the focus.`);
  if (field instanceof HTMLInputElement) field.select();
  return field as HTMLInputElement; // Or a list of choices, of which only what both have is used.
}

/** Enters a cell and puts a text in place of its own. */
export function writeInSheet(heading: string, text: string, line = 1): void {
  fireEvent.change(enterSheetCell(heading, line), { target: { value: text } });
}
