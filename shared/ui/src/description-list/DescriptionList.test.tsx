import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Description, DescriptionList } from './DescriptionList.tsx';

const items: readonly Description[] = [
  { key: 'number', label: '业务编号', code: 'SZL-261120-0042' },
  { key: 'pieces', label: '件数', value: 0 },
  { key: 'postal', label: '邮编', value: '' },
  { key: 'bl', label: '提单号', code: '' },
];

test('each value belongs to its label; zero is a value, nothing is a dash', () => {
  render(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '业务编号',
    '件数',
    '邮编',
    '提单号',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'SZL-261120-0042',
    '0',
    '—',
    '—',
  ]);
  expect(screen.getByRole('button', { name: '复制 SZL-261120-0042' })).toBeDefined();
});

test('keeps its labels while the values are on their way', () => {
  render(<DescriptionList items={items} isLoading />);
  expect(screen.getByText('业务编号')).toBeDefined();
  expect(screen.queryByText('SZL-261120-0042')).toBeNull();
});
