import { pageOpener } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { remote } from '../remote.tsx';

/** Opens a page for staff on a fake server. */
export const openPage = pageOpener(remote, BerthTheme);
