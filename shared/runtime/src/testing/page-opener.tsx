import type { Locale } from '@berth/contract';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteDefinition } from '../seam/define-remote.ts';
import type { Answers } from './fake-server.ts';
import { renderRemote } from './render-remote.tsx';
import type { TestRuntimeOptions } from './test-runtime.ts';

type Theme = ComponentType<{ locale: Locale; appearance: 'light' | 'dark'; children: ReactNode }>;

/** What every list asks for beside its rows, where nothing was saved of it, and every form for unsaved work. */
const asked: Answers = {
  'GET /system/table/info': null,
  'GET /system/filter/list': [],
  'GET /system/view/list': [],
  'POST /user/getUnsavedWorkKey': { unsavedWorkKey: '0'.repeat(64) },
};

/**
 * Opens the pages of a remote in tests: on a fake server that answers what is given, in the language that is given. A
 * call without an answer fails the test. The theme is the kit's, which this package does not know.
 */
export function pageOpener(remote: RemoteDefinition, Theme: Theme) {
  return (path: string, answers: Answers = {}, options: Omit<TestRuntimeOptions, 'answers'> = {}) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Theme locale={options.locale ?? 'zh-CN'} appearance="light">
        {children}
      </Theme>
    );
    return renderRemote(remote, { path, answers: { ...asked, ...answers }, wrapper, ...options });
  };
}
