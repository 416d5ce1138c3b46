import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TagsInput, type TagsInputProps } from './TagsInput.tsx';

function Field({ value: initial = [], onChange, ...rest }: Partial<TagsInputProps>) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <TagsInput aria-label="箱号" value={value} onChange={handleChange} {...rest} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '箱号' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter confirms a value, the Enter of an input method does not', () => {
  render(<Field />);
  type('蓝牙|耳机,');
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13, isComposing: true });
  expect(tags()).toEqual([]);
  const enter = createEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
  fireEvent(input(), enter);
  expect([tags(), input().value, enter.defaultPrevented]).toEqual([['蓝牙|耳机,'], '', true]);
});

test('leaving the field confirms what stands in it, in its normal form and once', () => {
  const handleChange = jest.fn();
  render(<Field value={['MSKU1234565']} onChange={handleChange} isCode />);
  type('ｔｇｈｕ７６５４３２１ ');
  expect(input().value).toBe('ｔｇｈｕ７６５４３２１ ');
  fireEvent.blur(input());
  type('msku1234565');
  fireEvent.blur(input());
  expect(tags()).toEqual(['MSKU1234565', 'TGHU7654321']);
  expect(handleChange).toHaveBeenCalledTimes(1);
});

test('codes are separated where no code goes on; other texts may hold such signs', () => {
  const { unmount } = render(<Field isCode />);
  type('a,B；c、Ｄ');
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
  expect([tags(), input().value]).toEqual([['A', 'B', 'C', 'D'], '']);
  unmount();
  render(<Field />);
  type('Acme Trading Co., Ltd.');
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });
  expect(tags()).toEqual(['Acme Trading Co., Ltd.']);
});

test('Backspace in the empty field takes the last away, a button any', () => {
  render(<Field value={['a', 'b', 'c']} />);
  type('x');
  fireEvent.keyDown(input(), { key: 'Backspace', keyCode: 8 });
  expect(tags()).toEqual(['a', 'b', 'c']);
  type('');
  fireEvent.keyDown(input(), { key: 'Backspace', keyCode: 8 });
  expect(tags()).toEqual(['a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: '移除“a”' }));
  expect(tags()).toEqual(['b']);
  expect(document.activeElement).toBe(input());
});

test('a pasted list becomes as many values, a single one is pasted as ever', () => {
  render(<Field value={['盐田']} max={4} />);
  const paste = (text: string) => {
    const event = createEvent.paste(input(), { clipboardData: { getData: () => text } });
    fireEvent(input(), event);
    return event.defaultPrevented;
  };
  expect(paste('宁波')).toBe(false);
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  expect(paste('宁波、盐田；上海，青岛；厦门')).toBe(true);
  expect(tags()).toEqual(['盐田', '宁波', '上海', '青岛']);
  expect(said.textContent).toBe('最多 4 个值，未添加：厦门');
  fireEvent.click(screen.getByRole('button', { name: '移除“青岛”' }));
  type('厦门');
  fireEvent.blur(input());
  expect(screen.getByRole('status').textContent).toBe('最多 4 个值');
});
