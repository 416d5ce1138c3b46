import type { Locale, StatementFormat } from '@berth/contract';
import { ApiError, notify, request, requestFile, useMaking, useTranslation } from '@berth/runtime';
import { saveFile } from '@berth/ui';

type StatementOrder = { from: string; to: string; format: StatementFormat; language: Locale };

const quiet = { overlay: false, errors: 'caller' } as const;

/** Has a statement of a period made and saves it; what is too large to wait for becomes a task. */
export function useStatement(onDone: () => void) {
  const { t } = useTranslation('cost');
  const make = async (order: StatementOrder, signal: AbortSignal) => {
    try {
      const file = await requestFile('GET /cost/downCost', { query: order }, { ...quiet, signal });
      saveFile(`${t('statement.file')} ${order.from} ${order.to}.${order.format}`, file);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'STATEMENT_TOO_LARGE') throw error;
      await request('POST /cost/makeStatement', { body: order }, { ...quiet, signal });
      notify.info(t('statement.taskStarted'));
    }
  };
  return useMaking(make, onDone);
}
