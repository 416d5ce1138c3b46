import { useSelector, useStore } from 'react-redux';
import type { BerthState, BerthStore } from './create-store.ts';

/** A part of the store's state; for the shell: remotes use the hooks of their subject. */
export const useBerthSelector = useSelector.withTypes<BerthState>();
export const useBerthStore = useStore.withTypes<BerthStore>();
