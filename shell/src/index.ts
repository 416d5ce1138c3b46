import './boot/first-paint.css';
import { showStartFailure } from './boot/start-failure.ts';
import { guardInjection } from './boot/trusted-types.ts';

guardInjection();
// The boundary behind which the shared modules are set up: nothing that uses them may be imported before it.
import('./bootstrap.tsx').catch(showStartFailure);
