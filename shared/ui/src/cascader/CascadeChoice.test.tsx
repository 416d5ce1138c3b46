import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { CascadeChoice, type CascadeChoiceProps } from './CascadeChoice.tsx';

const places = [
  {
    value: 'US',
    nameZh: '美国',
    nameEn: 'United States',
    search: '美国 meiguo mg',
    children: [
      {
        value: 'CA',
        nameZh: '加利福尼亚州',
        nameEn: 'California',
        search: 'jialifuniya jlfny',
        children: [{ value: 'LAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: 'luoshanji lsj' }],
      },
    ],
  },
];

function renderChoice(props: Partial<CascadeChoiceProps> = {}) {
  const handleChange = jest.fn();
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <CascadeChoice aria-label="目的地" options={places} value={[]} onChange={handleChange} {...props} />
    </ConfigProvider>,
  );
  return { handleChange, input: screen.getByRole('combobox', { name: '目的地' }) };
}

test('goes down level by level and answers with the whole path', () => {
  const { handleChange, input } = renderChoice();
  fireEvent.mouseDown(input);
  // What the field says it opens is there.
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  expect(list?.textContent).toContain('美国');
  fireEvent.click(screen.getByText('美国'));
  fireEvent.click(screen.getByText('加利福尼亚州'));
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('洛杉矶'));
  expect(handleChange).toHaveBeenCalledWith(['US', 'CA', 'LAX']);
});

test('finds a path by words of several levels; a composing Enter takes nothing', () => {
  const { handleChange, input } = renderChoice();
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: 'mg lsj' } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, isComposing: true });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('美国 / 加利福尼亚州 / 洛杉矶'));
  expect(handleChange).toHaveBeenCalledWith(['US', 'CA', 'LAX']);
});

test('a country alone, where each level is an answer', () => {
  const { handleChange, input } = renderChoice({ isAnyLevel: true });
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByText('美国'));
  expect(handleChange).toHaveBeenCalledWith(['US']);
});

test('shows names where it knows them and codes where not', () => {
  renderChoice({ value: ['US', 'CA', 'ONT'] });
  expect(screen.getByText('美国 / 加利福尼亚州 / ONT')).toBeDefined();
});

test('says that the options did not load, and asks again', () => {
  const handleRetry = jest.fn();
  const { input } = renderChoice({ options: [], onRetry: handleRetry });
  fireEvent.mouseDown(input);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
