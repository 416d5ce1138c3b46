export type { Answers, ReceivedCall } from './fake-server.ts';
export { FakeRefusal, refuse } from './fake-server.ts';
export { pageOpener } from './page-opener.tsx';
export { renderRemote } from './render-remote.tsx';
export type { TestRuntimeOptions } from './test-runtime.ts';
export { createTestRuntime, testConfig, testUser } from './test-runtime.ts';
export { wordProblems } from './word-problems.ts';
