import { buyOrderNotice, canDeclaration, hasBuyOrder } from '@berth/contract';
import { request } from '@berth/runtime';
import type { RecordCalls, RecordState } from '@berth/ui';
import { useMemo } from 'react';
import {
  type Declaration,
  useCustomsDeclarationQuery,
  useCustomsRequestUpdateMutation,
  useCustomsSaveMutation,
  useCustomsSubmitMutation,
} from '../calls/customs.queries.ts';
import { contentOf, type DeclarationDraft, draftOf } from '../fields/declaration-draft.ts';

/** What the form does with the server: an update of what is confirmed is asked for, all else is saved and sent. */
export const editCalls = callsOf(false);
export const updateCalls = callsOf(true);

type Saved = RecordState & DeclarationDraft;

function callsOf(isUpdate: boolean): RecordCalls<DeclarationDraft> {
  const savedOf = (declaration: Declaration): Saved => {
    const { id, version, status, content, notice } = declaration;
    const isDraft = !isUpdate && canDeclaration(status, 'edit');
    const state = { id, version, status: isDraft ? 'draft' : 'submitted' } as const;
    return { ...state, ...draftOf(content, notice?.name ?? '') };
  };
  return {
    useSaved: (id, isAsked) => {
      const { data: declaration, ...query } = useCustomsDeclarationQuery(
        { query: { id } },
        { refetchOnMountOrArgChange: true, skip: !isAsked },
      );
      const data = useMemo(() => declaration && savedOf(declaration), [declaration]);
      return { ...query, ...(data && { data }) };
    },
    useSave: () => {
      const [save] = useCustomsSaveMutation();
      const [submit] = useCustomsSubmitMutation();
      const [update] = useCustomsRequestUpdateMutation();
      return async ({ action, id = '', version = 0, idempotencyKey, record }) => {
        const body = { ...contentOf(record), id, version, idempotencyKey };
        const notice = hasBuyOrder(record.kind)
          ? { name: record.notice.name, version: buyOrderNotice.version }
          : null;
        const answer = isUpdate
          ? await update({ body: { ...body, notice, reason: record.reason } })
          : action === 'submit'
            ? await submit({ body: { ...body, notice } })
            : await save({ body });
        if (!answer.data) return { error: answer.error };
        return { data: { ...answer.data, status: action === 'submit' ? 'submitted' : 'draft' } };
      };
    },
    fetchNewest: async (id) =>
      savedOf(
        await request('GET /business/declaration', { query: { id } }, { overlay: false, errors: 'caller' }),
      ),
  };
}
