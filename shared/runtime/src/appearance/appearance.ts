import { useMemo, useSyncExternalStore } from 'react';
import { createSignal, useSignal } from '../signal/signal.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';

export type AppearanceMode = 'light' | 'dark';
/** `system` follows the device, also while the page is open. */
export type AppearanceChoice = AppearanceMode | 'system';

const key = 'berth.appearance';
const darkQuery = '(prefers-color-scheme: dark)';

function readChoice(): AppearanceChoice {
  const stored = readStored('local', key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const choiceMade = createSignal(readChoice());

function setMode(choice: AppearanceChoice): void {
  writeStored('local', key, choice === 'system' ? null : choice);
  choiceMade.set(choice);
}

function watchSystem(listener: () => void): () => void {
  const query = window.matchMedia?.(darkQuery);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const isSystemDark = () => window.matchMedia?.(darkQuery).matches ?? false;

/** Light or dark: `mode` is what shows, `choice` what was chosen. Remembered in the browser. */
export function useAppearance(): {
  mode: AppearanceMode;
  choice: AppearanceChoice;
  setMode(choice: AppearanceChoice): void;
} {
  const choice = useSignal(choiceMade);
  const isDark = useSyncExternalStore(watchSystem, isSystemDark);
  return useMemo(() => {
    const system: AppearanceMode = isDark ? 'dark' : 'light';
    return { mode: choice === 'system' ? system : choice, choice, setMode };
  }, [choice, isDark]);
}
