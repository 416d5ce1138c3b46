import { readStored, writeStored } from '@berth/runtime';

const key = 'berth.sideBarCollapsed';

export const readCollapsed = (): boolean => readStored('local', key) === '1';
export const storeCollapsed = (isCollapsed: boolean): void =>
  writeStored('local', key, isCollapsed ? '1' : null);
