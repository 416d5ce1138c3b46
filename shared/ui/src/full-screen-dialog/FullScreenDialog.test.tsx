import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FullScreenDialog } from './FullScreenDialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        明细
      </button>
      <FullScreenDialog title="账单" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input aria-label="备注" />
      </FullScreenDialog>
    </>
  );
}

function open() {
  render(<Page />);
  const opener = screen.getByRole('button', { name: '明细' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const escapeKey = { key: 'Escape', keyCode: 27 };

test('is the whole screen on request and of normal size whenever it opens', async () => {
  const opener = open();
  expect(screen.getByRole('dialog', { name: '账单' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '全屏' }));
  expect(screen.getByRole('dialog').className).toContain('full');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await isGone();
  fireEvent.click(opener);
  expect(screen.getByRole('button', { name: '全屏' })).toBeDefined();
  expect(screen.getByRole('dialog').className).not.toContain('full');
});

test('Escape closes and gives the focus back, but not the Escape of an input method', async () => {
  const opener = open();
  const input = screen.getByRole('textbox');
  input.focus();
  fireEvent.keyDown(input, { ...escapeKey, isComposing: true });
  expect(screen.getByRole('dialog')).toBeDefined();
  fireEvent.keyDown(input, escapeKey);
  await isGone();
  expect(document.activeElement).toBe(opener);
});

test('a page that takes it away open has the focus where it was', async () => {
  const page = (isThere: boolean) => (
    <>
      <button type="button">明细</button>
      {isThere && (
        <FullScreenDialog title="账单" isOpen onClose={() => undefined}>
          <input aria-label="备注" />
        </FullScreenDialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: '明细' });
  opener.focus();
  rerender(page(true));
  screen.getByRole('textbox').focus();
  rerender(page(false));
  await isGone();
  expect(document.activeElement).toBe(opener);
});

test('does not close while it is held open', () => {
  const handleClose = jest.fn();
  const dialog = (isHeldOpen: boolean) => (
    <FullScreenDialog title="账单" isOpen onClose={handleClose} isHeldOpen={isHeldOpen}>
      <input aria-label="备注" />
    </FullScreenDialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent.keyDown(screen.getByRole('textbox'), escapeKey);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(handleClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  fireEvent.keyDown(screen.getByRole('textbox'), escapeKey);
  expect(handleClose).toHaveBeenCalledTimes(1);
});
