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

test('each day has one line, entries of it their time alone, with their files and what becomes of them', () => {
  render(
    <Conversation
      label="对话"
      hasDays
      entries={[
        { isOwn: false, name: '货代', words: '您好', at: '2026-11-19 18:40:00' },
        { id: 'a', isOwn: true, name: '林小满', words: '', at: '2026-11-20 09:05:00', files: '装箱单.pdf' },
        { id: 'b', isOwn: true, name: '林小满', words: '请看', at: '2026-11-20 09:05:00', state: '正在发送' },
      ]}
    />,
  );
  const lines = within(screen.getByRole('list', { name: '对话' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2026-11-19',
    '货代 18:40您好',
    '2026-11-20',
    '林小满 09:05装箱单.pdf',
    '林小满 09:05请看正在发送',
  ]);
});
