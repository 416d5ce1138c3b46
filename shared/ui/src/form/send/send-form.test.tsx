import type { Problem } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { SaveAnswer } from '../save/save-problem.ts';
import { SendFailure } from './SendFailure.tsx';
import { NumberField, TextField } from './SendFields.tsx';
import { SendFoot } from './SendFoot.tsx';
import { useSendForm } from './use-send-form.ts';

type Sent = { words: string; idempotencyKey: string };

function open(call: (sent: Sent) => SaveAnswer<string>) {
  const sent: Sent[] = [];
  const onSent = jest.fn();
  const hook = renderHook(
    ({ words }: { words: string }) =>
      useSendForm({
        content: { words },
        problems: words === '' ? [{ path: 'words', rule: 'required' } satisfies Problem] : [],
        call: async (content) => {
          sent.push(content);
          return call(content);
        },
        onSent,
      }),
    { initialProps: { words: '' } },
  );
  return { hook, sent, onSent, send: () => act(async () => hook.result.current.send()) };
}

test('what is wrong is said once it is tried to send, and nothing is sent', async () => {
  const { hook, sent, send } = open(() => ({ data: 'ok' }));
  expect(hook.result.current.errorOf('words')).toBeUndefined();
  await send();
  expect(hook.result.current.errorOf('words')).toBe('请填写此项');
  expect(sent).toEqual([]);
});

test('after a lost answer the same is sent with the same key, anything else with another', async () => {
  let isDown = true;
  const lost = { kind: 'noResponse', message: '网络异常' };
  const { hook, sent, onSent, send } = open(() => (isDown ? { error: lost } : { data: 'ok' }));
  hook.rerender({ words: '多算了' });
  await send();
  const { container } = render(<SendFailure form={hook.result.current} />);
  expect(container.textContent).toBe('网络异常');
  expect(screen.getByRole('alert')).toBeDefined();
  isDown = false;
  await send();
  hook.rerender({ words: '又多算了' });
  await send();
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect([first === second, second === third]).toEqual([true, false]);
  expect(onSent.mock.calls.map(([result]) => result)).toEqual(['ok', 'ok']);
});

test('what the server says of a field stands there until it is changed', async () => {
  const refusal = { kind: 'status', status: 400, message: '', fields: [{ field: 'words', message: '太长' }] };
  const { hook, send } = open(() => ({ error: refusal }));
  hook.rerender({ words: '长' });
  await send();
  expect(hook.result.current.errorOf('words')).toBe('太长');
  expect(hook.result.current.failure).toBeNull();
  hook.rerender({ words: '短' });
  expect(hook.result.current.errorOf('words')).toBeUndefined();
});

test('what is refused of a field that is not drawn is said above the button; one of several files at the files', async () => {
  const refusal = {
    kind: 'status',
    status: 400,
    message: '未通过检查',
    fields: [
      { field: 'files.0', message: '文件已失效' },
      { field: 'billIds', message: '账单太多' },
    ],
  };
  const { hook, send } = open(() => ({ error: refusal }));
  hook.rerender({ words: '长' });
  await send();
  expect(hook.result.current.errorOf('files')).toBe('文件已失效');
  const { container } = render(<SendFailure form={hook.result.current} />);
  expect(container.textContent).toBe('未通过检查账单太多');
  expect(hook.result.current.errorOf('billIds')).toBe('账单太多');
  expect(hook.result.current.failure).toBeNull();
});

test('fields are bound by their name, also where what is sent calls them otherwise, and say what is wrong', async () => {
  const changes: object[] = [];
  function Fields() {
    const value = { words: 'so', charge: '' };
    const form = useSendForm({
      content: value,
      problems: [{ path: 'charge.quantity', rule: 'required' }],
      call: async () => ({ data: 'ok' }),
      onSent: () => undefined,
    });
    const of = { form, value, change: (change: object) => changes.push(change) };
    return (
      <>
        <TextField of={of} name="words" label="Words" isRequired />
        <NumberField of={of} name="charge" path="charge.quantity" label="Quantity" unit="CBM" />
        <SendFoot form={form} label="Send" />
      </>
    );
  }
  render(<Fields />);
  const words = screen.getByRole('textbox', { name: /Words/ });
  expect(words).toHaveProperty('value', 'so');
  fireEvent.change(words, { target: { value: 'soon' } });
  expect(changes).toEqual([{ words: 'soon' }]);
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  expect([quantity.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', quantity]);
});
