import type { ConsoleFigures } from '@berth/contract/endpoints';
import { problemOf } from '../api/problem-of.ts';
import { problemText } from '../http/api-error.ts';
import { useLocale } from '../language/use-translation.ts';
import { useConsoleFiguresQuery } from './console.queries.ts';

type FiguresOf = {
  /** Missing while they are on their way, and where the module could not count its own. */
  data: ConsoleFigures | undefined;
  problem?: { message: string; requestId?: string };
  onRetry: () => void;
};

/** What a card of one module shows: the figures of all, where that module is among those that answered. */
export function useFiguresOf(module: string, unanswered: string): FiguresOf {
  const locale = useLocale();
  const { data, error, refetch } = useConsoleFiguresQuery();
  if (data?.unanswered.includes(module))
    return { data: undefined, problem: { message: unanswered }, onRetry: refetch };
  const problem = problemOf({ error });
  const said = problem && { message: problemText(problem, locale), requestId: problem.requestId };
  return { data, problem: said, onRetry: refetch };
}
