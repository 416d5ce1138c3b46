import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Conversation } from './Conversation.tsx';

test('entries stand in order, each with its side, its name and its time', () => {
  render(
    <Conversation
      label="对话"
      entries={[
        { isOwn: true, name: '林小满', words: '多算了', at: '2026-11-20 10:00:00' },
        { isOwn: false, name: '货代', words: '已更正', at: '2026-11-20 11:30:00', mark: '已调整' },
      ]}
    />,
  );
  const entries = within(screen.getByRole('list', { name: '对话' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '林小满 2026-11-20 10:00多算了',
    '货代 2026-11-20 11:30已调整已更正',
  ]);
  expect(entries.map((entry) => entry.dataset.own)).toEqual(['true', 'false']);
});
