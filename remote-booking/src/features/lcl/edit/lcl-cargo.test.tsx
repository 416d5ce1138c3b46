import { enterSheetCell, findSheetCell, sheetCell, sheetText } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, goods, leaveSheet, openForm, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

describe('the sheet by keyboard', () => {
  test('Enter goes down and adds a line; Ctrl+Delete removes it, and it can be had back', async () => {
    await openForm('/business/lcl/detail');
    await goods();
    enterSheetCell('品名');
    await userEvent.keyboard('灯具{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(findSheetCell('品名', 2)));
    await userEvent.keyboard('音箱{ArrowUp}');
    expect(document.activeElement).toBe(sheetCell('品名'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(await goods()).toBe('音箱');
    await click('撤销');
    expect(await goods()).toBe('灯具');
  });

  test('the Enter of an input method stays in its cell', async () => {
    await openForm('/business/lcl/detail');
    await goods();
    const first = enterSheetCell('品名');
    fireEvent.keyDown(first, { key: 'Enter', keyCode: 229 });
    expect(findSheetCell('品名', 2)).toBeNull();
    expect(document.activeElement).toBe(first);
  });

  test('an odd reference is warned of for Amazon alone, and does not count as wrong', async () => {
    await openForm('/business/lcl/detail', { 'GET /select/getAmazonList': [] });
    await write('Shipment ID', 'ABC');
    expect(screen.queryByText('与常见的 FBA Shipment ID 不同，请核对')).toBeNull();
    await userEvent.click(screen.getByLabelText('亚马逊仓'));
    const cell = sheetCell('Shipment ID');
    const warning = screen.getByText('与常见的 FBA Shipment ID 不同，请核对');
    expect([cell.getAttribute('aria-describedby'), cell.getAttribute('aria-invalid')]).toEqual([
      warning.id,
      null,
    ]);
    await write('Shipment ID', 'fba15gcl9x61');
    leaveSheet();
    expect(screen.queryByText('与常见的 FBA Shipment ID 不同，请核对')).toBeNull();
  });

  test('the computed volume is offered and taken over', async () => {
    await openForm('/business/lcl/detail');
    for (const [column = '', text] of [
      ['件数', '100'],
      ['长 cm', '60'],
      ['宽 cm', '50'],
      ['高 cm', '40'],
      ['体积 CBM', '13'],
    ]) {
      await write(column, text ?? '');
    }
    leaveSheet();
    await click('第 1 行采用按尺寸计算的体积 12.000');
    expect(sheetText('体积 CBM')).toBe('12.000');
    // Where none was entered, one button fills all lines.
    await write('体积 CBM', '');
    leaveSheet();
    await click('按尺寸填写 1 行体积');
    expect(sheetText('体积 CBM')).toBe('12.000');
    expect(screen.queryByRole('button', { name: '按尺寸填写 1 行体积' })).toBeNull();
  });
});
