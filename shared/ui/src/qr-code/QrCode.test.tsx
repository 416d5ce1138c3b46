import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fitsQrCode } from './fits-qr-code.ts';
import { QrCode } from './QrCode.tsx';

test('has its label, and its code is dark on white', () => {
  render(<QrCode text="SZL-261120-0042" label="入仓二维码" />);
  const code = screen.getByRole('img', { name: '入仓二维码' });
  expect(code.getAttribute('width')).toBe('100');
  const fills = Array.from(code.querySelectorAll('path'), (path) => path.getAttribute('fill'));
  expect(fills).toEqual(['#FFFFFF', '#000000']);
});

test('copies its text and says so; where it may not, it shows the text', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
  writeText.mockRejectedValueOnce(new Error('denied'));
  Object.assign(navigator, { clipboard: { writeText } });
  render(<QrCode text="SZL-1" label="入仓二维码" isCopyable />);
  fireEvent.click(screen.getByRole('button', { name: '复制内容' }));
  expect(await screen.findByText('已复制')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('SZL-1');
  fireEvent.click(screen.getByRole('button', { name: '复制内容' }));
  expect(await screen.findByText('没有复制成功，请手动选择文字。')).toBeDefined();
  expect(screen.getByText('SZL-1')).toBeDefined();
});

test.each([
  ['泊'.repeat(425), '内容太长，无法生成二维码。'],
  ['', '没有可生成二维码的内容。'],
])('says why there is no code', (text, problem) => {
  render(<QrCode text={text} label="入仓二维码" isCopyable />);
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the longest text that fits is drawn', () => {
  expect(['1'.repeat(3057), 'A'.repeat(1852), 'a'.repeat(1273), '泊'.repeat(424)].map(fitsQrCode)).toEqual(
    Array(4).fill(true),
  );
  expect(['1'.repeat(3058), 'A'.repeat(1853), 'a'.repeat(1274), '泊'.repeat(425)].map(fitsQrCode)).toEqual(
    Array(4).fill(false),
  );
  render(<QrCode text={'a'.repeat(1273)} label="最长" />);
  expect(screen.getByRole('img', { name: '最长' })).toBeDefined();
});
