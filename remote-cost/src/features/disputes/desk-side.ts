import { useHasPermission } from '@berth/runtime';
import { createContext, type ReactNode, useContext } from 'react';
import type { Dispute, FeeRow } from '../calls/cost.queries.ts';

type AnswerPart = (dispute: Dispute, row: FeeRow | null) => ReactNode;

/** Of a bill at the billing desk: what stands where its customer would reply. Null for the customer's own page. */
export const DeskSideContext = createContext<AnswerPart | null>(null);

export const useDeskSide = () => useContext(DeskSideContext);

/** Whether the reader may dispute, reply and withdraw: their own bill, and the permission to. */
export function useMayManage(): boolean {
  const isOwn = useDeskSide() === null;
  return useHasPermission('cost:dispute') && isOwn;
}
