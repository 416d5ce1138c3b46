import './boot/first-paint.css';
import { showInsecurePage } from './boot/insecure-page.ts';
import { showStartFailure } from './boot/start-failure.ts';
import { guardPortal } from './boot/trusted-types.ts';
import { judgeLoading } from './remotes/judge-loading.ts';
import { isLineGood } from './remotes/probe-line.ts';

guardPortal();
// Browsers have no WebCrypto on a page that came over plain HTTP from another machine.
if (globalThis.crypto?.subtle) {
  // The boundary behind which the shared modules are set up: nothing that uses them may be imported before it.
  judgeLoading(import('./bootstrap.tsx'), isLineGood).catch(showStartFailure);
} else {
  showInsecurePage();
}
