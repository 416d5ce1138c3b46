import './boot/first-paint.css';
import { showInsecurePage } from './boot/insecure-page.ts';
import { showStartFailure } from './boot/start-failure.ts';
import { guardPortal } from './boot/trusted-types.ts';
import { judgeLoading } from './remotes/judge-loading.ts';
import { isLineGood } from './remotes/probe-line.ts';

guardPortal();
// Browsers have no WebCrypto on a page that came over plain HTTP from another machine.
if (globalThis.crypto?.subtle) {
  // In chunks of their own, so that somebody is there to say that they did not come.
  judgeLoading(import('./bootstrap.tsx'), isLineGood).catch(showStartFailure);
} else {
  showInsecurePage();
}
