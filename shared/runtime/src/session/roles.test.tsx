import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { sessionCleared } from '../store/session-slice.ts';
import { createTestRuntime, type TestRuntimeOptions, testUser } from '../testing/index.ts';
import { IfPermission, IfRole } from './roles.ts';

const person = { ...testUser, permissions: ['business:air'] };

function show(options: TestRuntimeOptions = { user: person }) {
  const { runtime, site } = createTestRuntime(options);
  render(
    <RuntimeProvider runtime={runtime} site={site}>
      {/* biome-ignore lint/a11y/useValidAriaRole: a role of the user, not of ARIA */}
      <IfRole role="customer">
        <button type="button">新增子账号</button>
      </IfRole>
      {/* biome-ignore lint/a11y/useValidAriaRole: a role of the user, not of ARIA */}
      <IfRole role="custom">部分匹配</IfRole>
      <IfPermission permission="business:air">
        <button type="button">空运订舱</button>
      </IfPermission>
      <IfPermission permission="release:override">试用版本</IfPermission>
    </RuntimeProvider>,
  );
  return runtime;
}

const shown = () => document.body.textContent;

test('what the user may not do is not on the page at all', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '新增子账号',
    '空运订舱',
  ]);
  expect(shown()).toBe('新增子账号空运订舱');
});

test('with nobody signed in, or with no role or permission, everything guarded is removed', () => {
  show({ user: null });
  expect(shown()).toBe('');
  show({ user: { ...testUser, role: [], permissions: [] } });
  expect(shown()).toBe('');
});

test('it goes as soon as the session does', () => {
  const runtime = show();
  act(() => void runtime.store.dispatch(sessionCleared()));
  expect(shown()).toBe('');
});
