import type { Actor } from '../../../../http/handlers.ts';
import { showChange } from '../../../../notify/tell-customer.ts';
import { requireVersion } from '../../../../save/asked-version.ts';
import { recordOperations } from '../../../operations/record-operation.ts';
import { deletePapers } from '../papers/papers.repository.ts';
import { actionRefused, changeDeclaration, requireDeclarationAction } from '../record/change-declaration.ts';
import { deleteDeclaration, listPapers } from '../record/declarations.repository.ts';
import { lockDeclaration } from '../record/locked-declarations.ts';
import type { SaveDependencies } from './save-declaration.ts';

type TakeBack = { actor: Actor; body: { id: string; version: number } };

/** Takes back what the desk has not confirmed; nobody has it in hand any more. */
export async function withdrawDeclaration(dependencies: SaveDependencies, { actor, body }: TakeBack) {
  return await locked(dependencies, { actor, body }, async (transaction, declaration, now) =>
    changeDeclaration(transaction, declaration, {
      actor: 'customer',
      action: 'withdraw',
      now,
      by: actor,
      event: { what: 'withdrawn' },
      changes: { return_reasons: '[]', claimed_by: null, claimed_name: null, claimed_at: null },
    }),
  );
}

/** Drops the change that waits for the desk. */
export async function dropUpdate(dependencies: SaveDependencies, { actor, body }: TakeBack) {
  return await locked(dependencies, { actor, body }, async (transaction, declaration, now) =>
    changeDeclaration(transaction, declaration, {
      actor: 'customer',
      action: 'dropUpdate',
      now,
      by: actor,
      event: { what: 'updateDropped' },
      changes: { pending_update: null, claimed_by: null, claimed_name: null, claimed_at: null },
    }),
  );
}

/** Deletes what was never sent, with its papers. */
export async function dropDeclaration(dependencies: SaveDependencies, { actor, body }: TakeBack) {
  return await locked(dependencies, { actor, body }, async (transaction, declaration, now) => {
    requireDeclarationAction(declaration, 'customer', 'delete');
    if (declaration.submitted_at !== null) throw actionRefused(declaration);
    const { customerId } = actor;
    const place = { customerId, id: body.id };
    const papers = await listPapers(transaction, place);
    await deletePapers(transaction, { ...place, paperIds: papers.map((paper) => paper.id) });
    await deleteDeclaration(transaction, place);
    const { number } = declaration;
    await recordOperations(transaction, [
      { customerId, by: actor, kind: 'declarationDeleted', subject: number, at: now },
    ]);
    await showChange(transaction, { customerId, record: { kind: 'declaration', id: body.id } });
    return null;
  });
}

type Locked = Parameters<typeof changeDeclaration>;

async function locked<Answer>(
  { database, clock }: SaveDependencies,
  { actor, body }: TakeBack,
  act: (transaction: Locked[0], declaration: Locked[1], now: Date) => Promise<Answer>,
): Promise<Answer> {
  return await database.transaction().execute(async (transaction) => {
    const declaration = await lockDeclaration(transaction, { customerId: actor.customerId, id: body.id });
    requireVersion(declaration, body.version);
    return await act(transaction, declaration, clock());
  });
}
