import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { TreeChoice, type TreeChoiceProps } from './TreeChoice.tsx';

const goods = [
  {
    value: '85',
    nameZh: '电机、电气设备',
    nameEn: 'Electrical machinery',
    search: '电机电气设备 dianjidianqishebei djdqsb',
    children: [
      { value: '8518', nameZh: '耳机与扬声器', nameEn: 'Headphones', search: '耳机 erji ej' },
      { value: '8507', nameZh: '蓄电池', nameEn: 'Batteries', search: '蓄电池 xudianchi xdc' },
    ],
  },
  { value: '94', nameZh: '家具', nameEn: 'Furniture', search: '家具 jiaju jj' },
];

function renderChoice(props: Partial<TreeChoiceProps> = {}) {
  const handleChange = jest.fn();
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <TreeChoice aria-label="品类" options={goods} value="" onChange={handleChange} {...props} />
    </ConfigProvider>,
  );
  return { handleChange, input: screen.getByRole('combobox', { name: '品类' }) };
}

test('finds what lies below by pinyin and gives its code; a composing Enter takes nothing', () => {
  const { handleChange, input } = renderChoice();
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: 'xdc' } });
  expect(screen.queryByText('家具')).toBeNull();
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('蓄电池'));
  expect(handleChange).toHaveBeenCalledWith('8507');
});

test.each([
  ['8518', '耳机与扬声器'],
  ['9999', '9999'],
])('the value %s shows as %s', (value, shown) => {
  renderChoice({ value });
  expect(screen.getByText(shown)).toBeDefined();
});

test('only leaves, where the levels above mean nothing', () => {
  const { handleChange, input } = renderChoice({ isLeafOnly: true });
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByText('电机、电气设备'));
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('家具'));
  expect(handleChange).toHaveBeenCalledWith('94');
});

test('says that the options did not load, and asks again', () => {
  const handleRetry = jest.fn();
  const { input } = renderChoice({ options: [], onRetry: handleRetry });
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
