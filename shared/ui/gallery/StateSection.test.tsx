import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Address } from './address.ts';
import { StateSection } from './StateSection.tsx';

const all: Address = { widget: 'drawer', state: null, locale: 'en', appearance: 'light', isBare: false };
const Open = () => <p role="dialog">Covers the page</p>;

test('a state that opens something stands among others as a link to itself', () => {
  render(<StateSection name="open" drawn={{ alone: Open }} address={all} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open “open”' });
  expect([screen.queryByRole('dialog'), new URL(link.href).searchParams.get('state')]).toEqual([
    null,
    'open',
  ]);
});

test('alone it is drawn, and so is any other state among others', () => {
  const { unmount } = render(
    <StateSection name="open" drawn={{ alone: Open }} address={{ ...all, state: 'open' }} />,
  );
  expect([screen.queryAllByRole('dialog').length, screen.queryByRole('link', { name: /Open/ })]).toEqual([
    1,
    null,
  ]);
  unmount();
  render(<StateSection name="plain" drawn={Open} address={all} />);
  expect(screen.queryAllByRole('dialog')).toHaveLength(1);
});
