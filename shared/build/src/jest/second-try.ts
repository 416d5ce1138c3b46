import { jest } from '@jest/globals';

// As in the browser suite: in CI a second try where a busy machine may be to blame; the log says what failed first.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
