import { startStandalone } from '@berth/runtime/standalone';
import { BerthTheme } from '@berth/ui';
import { remote } from './remote.tsx';

await startStandalone(remote, BerthTheme);
