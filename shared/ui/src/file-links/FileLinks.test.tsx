import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FileLinks } from './FileLinks.tsx';

test('each file is a link in a window of its own, with its note and size', () => {
  render(
    <FileLinks
      label="凭证"
      files={[{ fileName: '回单.pdf', src: '/f/1', bytes: 820, note: '2026-11-20' }]}
    />,
  );
  const link = screen.getByRole('link', { name: '回单.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/f/1', '_blank']);
  expect(screen.getByRole('list', { name: '凭证' }).textContent).toBe('回单.pdf2026-11-20 · 820 B');
});

test('no files are nothing', () => {
  expect(render(<FileLinks label="凭证" files={[]} />).container.textContent).toBe('');
});
