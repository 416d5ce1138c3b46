import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

const reportShellFailed = jest.fn();
jest.unstable_mockModule('./report-outcomes.ts', () => ({ reportShellFailed }));
const { RuntimeProvider } = await import('@berth/runtime');
const { createTestRuntime } = await import('@berth/runtime/testing');
const { shellTranslations } = await import('../locales/shell-translations.ts');
const { ShellPartError } = await import('../loading/judge-part.ts');
const { PartBoundary } = await import('./PartBoundary.tsx');
const { ShellBoundary } = await import('../boot/ShellBoundary.tsx');

const complain = console.error;
beforeEach(() => {
  reportShellFailed.mockClear();
  console.error = () => {}; // React reports what a boundary caught
});
afterEach(() => {
  cleanup();
  console.error = complain;
});

const missing = new ShellPartError(Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' }));
const cut = new ShellPartError(Object.assign(new Error('No network.'), { name: 'BadLine' }));

test.each([
  ['页面没有加载完整。', missing],
  ['与网络无关。', new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')],
])('where the whole portal fails, it says what is so (%s), and offers another try', async (words, error) => {
  const { runtime, site } = createTestRuntime({ translations: { shell: shellTranslations } });
  await runtime.i18n.loadNamespaces(['common', 'shell']);
  const Broken = () => {
    throw error;
  };
  await act(async () =>
    render(
      <RuntimeProvider runtime={runtime} site={site}>
        <ShellBoundary>
          <Broken />
        </ShellBoundary>
      </RuntimeProvider>,
    ),
  );
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});

test.each([
  ['the whole portal', ShellBoundary],
  ['a panel', PartBoundary],
])(
  'the server is told of a part of the shell that fails %s, and of nothing else',
  async (_what, Boundary) => {
    const { runtime, site } = createTestRuntime({ translations: { shell: shellTranslations } });
    await runtime.i18n.loadNamespaces(['common', 'shell']);
    for (const error of [missing, cut, new TypeError('x is undefined')]) {
      const Broken = () => {
        throw error;
      };
      await act(async () =>
        render(
          <RuntimeProvider runtime={runtime} site={site}>
            <Boundary>
              <Broken />
            </Boundary>
          </RuntimeProvider>,
        ),
      );
    }
    expect(reportShellFailed.mock.calls).toEqual([[missing]]);
  },
);
