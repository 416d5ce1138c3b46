import './boot/first-paint.css';
import { showInsecurePage } from './boot/insecure-page.ts';
import { showStartFailure } from './boot/start-failure.ts';
import { judgeLoading } from './loading/judge-loading.ts';
import { isLineGood } from './loading/probe-line.ts';
import { guardPortal } from './loading/trusted-types.ts';

guardPortal();
// Browsers have no WebCrypto on a page that came over plain HTTP from another machine.
if (globalThis.crypto?.subtle) {
  // In chunks of their own, so that somebody is there to say that they did not come.
  judgeLoading(import('./bootstrap.tsx'), isLineGood).catch(showStartFailure);
} else {
  showInsecurePage();
}
