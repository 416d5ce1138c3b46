import { canDeclaration, type PaperSlot } from '@berth/contract';
import { actionRefused } from '../record/change-declaration.ts';
import type { DeclarationRow, PaperRow } from '../record/declarations.repository.ts';

/**
 * Refuses a paper where the declaration takes none: it is handed in while the declaration is edited; later only where
 * the desk asks for it or has returned the one that is there, and to one that is frozen not at all.
 */
export function requireOpenSlot(
  declaration: Pick<DeclarationRow, 'status' | 'asked_papers'>,
  papers: readonly PaperRow[],
  slot: PaperSlot,
): void {
  const { status, asked_papers: asked } = declaration;
  if (canDeclaration(status, 'edit')) return;
  const isReturned = papers.some(
    (paper) => paper.slot === slot && paper.replaced_at === null && paper.status === 'returned',
  );
  const isAsked = isReturned || asked.some((paper) => paper.slot === slot);
  if (isAsked && status !== 'frozen') return;
  throw actionRefused(declaration);
}
