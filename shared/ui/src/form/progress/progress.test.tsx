import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { ProgressButton } from './ProgressButton.tsx';
import { ProgressRail } from './ProgressRail.tsx';

const steps = [
  { id: 'voyage', title: '航次', state: 'done' },
  { id: 'cargo', title: '货物明细', state: 'wrong' },
  { id: 'people', title: '备注', state: 'optional' },
] as const;

test('the rail says how far each section is and jumps to it', () => {
  render(
    <>
      <ProgressRail steps={steps} />
      <section id="cargo" tabIndex={-1} />
    </>,
  );
  const rail = within(screen.getByRole('navigation', { name: '填写进度' }));
  const button = rail.getByRole('button', { name: /货物明细 有错误/ });
  fireEvent.click(button);
  expect(document.activeElement?.id).toBe('cargo');
});

test('the button counts required sections and opens all of them', () => {
  render(<ProgressButton steps={steps} />);
  const button = screen.getByRole('button', { name: '填写进度 1 / 2 部分 · 1 部分有错误', expanded: false });
  fireEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
