import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { usePopup } from './use-popup.ts';

function Popup() {
  const popup = usePopup();
  return (
    <div {...popup.anchorProps}>
      <button type="button" ref={popup.button} onClick={popup.open}>
        打开
      </button>
      {popup.isOpen && (
        <div {...popup.panelProps}>
          <input aria-label="名称" />
        </div>
      )}
    </div>
  );
}

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Escape of an input method closes nothing: %j',
  (ime) => {
    render(<Popup />);
    fireEvent.click(screen.getByRole('button', { name: '打开' }));
    const field = screen.getByRole('textbox', { name: '名称' });
    fireEvent.keyDown(field, { key: 'Escape', ...ime });
    expect(screen.queryByRole('textbox')).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }));
  },
);
