import type { ConsoleLayout } from '@berth/contract/endpoints';
import { type ApiProblem, problemOf, useUser } from '@berth/runtime';
import { useEffect, useMemo } from 'react';
import {
  useShellConsoleLayoutQuery,
  useShellConsoleLayoutResetMutation,
  useShellConsoleLayoutSaveMutation,
} from '../console.queries.ts';
import { keepLayout, keptLayout } from './kept-layout.ts';

const untouched: ConsoleLayout = { order: [], hidden: [], functions: null, version: null };

type Saved = { problem?: ApiProblem };

/**
 * How the caller arranged the console. Until the server has said so, as it was last time in this browser: cards do not
 * move once they are drawn. A save answers why it failed, if it did.
 */
export function useConsoleLayout() {
  const userId = useUser()?.id ?? '';
  const { data, refetch } = useShellConsoleLayoutQuery();
  const [send, { isLoading: isSaving }] = useShellConsoleLayoutSaveMutation();
  const [forget, { isLoading: isResetting }] = useShellConsoleLayoutResetMutation();
  const kept = useMemo(() => keptLayout(userId), [userId]);
  useEffect(() => {
    if (data) keepLayout(userId, data);
  }, [data, userId]);
  const layout = data ?? kept ?? untouched;
  const settle = async (answer: { error?: unknown }): Promise<Saved> => {
    // Also where it was refused: somebody saved in another window.
    await refetch();
    return { problem: problemOf(answer) };
  };
  return {
    layout,
    isBusy: isSaving || isResetting,
    save: async (changes: Partial<Pick<ConsoleLayout, 'order' | 'hidden' | 'functions'>>) =>
      await settle(await send({ body: { ...layout, ...changes } })),
    reset: async () => await settle(await forget({ body: {} })),
  };
}
