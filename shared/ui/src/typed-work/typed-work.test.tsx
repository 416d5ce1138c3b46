import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FullScreenDialog } from '../full-screen-dialog/FullScreenDialog.tsx';
import { useTyped } from './use-typed.ts';

type Answer = () => void;

function Fields({
  name,
  initial,
  onSend,
}: {
  name: string;
  initial: string;
  onSend: (done: Answer) => void;
}) {
  const typed = useTyped(name, initial, noteTyped);
  return (
    <>
      <input aria-label="备注" value={typed.value} onChange={({ target }) => typed.set(target.value)} />
      <button type="button" onClick={() => onSend(() => typed.settle(typed.value))}>
        发送
      </button>
      <button type="button" onClick={typed.forget}>
        取消
      </button>
    </>
  );
}

/** What the page was told is typed. */
const noted = new Map<string, () => void>();
const noteTyped = (name: string, forget: (() => void) | null) => {
  if (forget) noted.set(name, forget);
  else noted.delete(name);
};

function open(name: string, initial = '') {
  const sent: Answer[] = [];
  let close = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          开
        </button>
        <FullScreenDialog title="地址" isOpen={isOpen} onClose={close}>
          <Fields name={name} initial={initial} onSend={(done) => sent.push(done)} />
        </FullScreenDialog>
      </>
    );
  }
  const view = render(<Page />);
  const field = () => screen.getByLabelText<HTMLInputElement>('备注');
  const write = (value: string) => fireEvent.change(field(), { target: { value } });
  const reopen = () => fireEvent.click(screen.getByRole('button', { name: '开', hidden: true }));
  return { view, field, write, reopen, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });

test('a dialog in which nothing was typed closes at once', async () => {
  open('plain');
  press('关闭');
  await isGone();
});

test.each([
  ['the cross', () => press('关闭')],
  ['Escape', pressEscape],
])('%s asks where something was typed; what is discarded then is gone', async (name, shut) => {
  const { field, write, reopen } = open(name);
  write('半句');
  shut();
  expect(screen.getByRole('alertdialog').textContent).toContain('还没有保存');
  press('继续填写');
  expect([field().value, screen.queryByRole('alertdialog')]).toEqual(['半句', null]);
  shut();
  press('放弃填写');
  await isGone();
  reopen();
  expect(field().value).toBe('');
});

test('what was typed is there again however its dialog went, where it began the same', () => {
  const first = open('taken away');
  first.write('半句');
  first.view.unmount();
  const other = open('taken away', '别的');
  expect(other.field().value).toBe('别的');
  other.view.unmount();
  expect(open('taken away').field().value).toBe('半句');
});

test('what is typed while it is sent stays unsaved', () => {
  const first = open('sending');
  first.write('一');
  press('发送');
  first.write('一二');
  first.sent[0]?.();
  first.view.unmount();
  const second = open('sending');
  expect(second.field().value).toBe('一二');
  press('发送');
  second.sent[0]?.();
  second.view.unmount();
  expect(open('sending').field().value).toBe('');
});

test('the page hears of what is typed until it is saved or not wanted, in a closed dialog, too', () => {
  const first = open('heard');
  expect(noted.has('heard')).toBe(false);
  first.write('半句');
  expect(noted.has('heard')).toBe(true);
  first.view.unmount();
  expect(noted.has('heard')).toBe(true);
  // As by the tab of a page from before: what is shown again is noted again.
  noted.clear();
  const second = open('heard');
  expect(noted.has('heard')).toBe(true);
  press('发送');
  second.sent[0]?.();
  expect(noted.has('heard')).toBe(false);
  second.write('又一句');
  press('取消');
  expect(noted.has('heard')).toBe(false);
  second.write('不要');
  second.view.unmount();
  noted.get('heard')?.();
  expect(noted.has('heard')).toBe(false);
  expect(open('heard').field().value).toBe('');
});
