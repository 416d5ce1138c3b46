import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PendingRow } from './PendingRow.tsx';
import type { PendingUpload } from './upload-queue.ts';

test('a file on its way has its size as files have it everywhere', () => {
  const file = new File([new Uint8Array(820)], 'a.pdf');
  const upload: PendingUpload = { id: 1, file, status: 'ready', share: 0, message: null, replaces: null };
  render(<PendingRow upload={upload} onCancel={() => undefined} onRetry={() => undefined} />);
  expect(screen.getByText('820 B')).toBeTruthy();
});
