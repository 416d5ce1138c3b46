import { useLocale } from '@berth/runtime';
import { DynamicForm, FormSection } from '@berth/ui';
import { useMemo } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';
import { type DeclarationDraft, draftOf } from '../fields/declaration-draft.ts';
import { declarationFields } from '../fields/declaration-fields.ts';

type DeclarationFieldsProps = {
  declaration: Pick<Declaration, 'bookings' | 'kinds' | 'number' | 'content' | 'returnReasons' | 'notice'>;
  /** Shown instead of the stored values. */
  typed?: DeclarationDraft;
  title: string;
  id: string;
};

const unchanged = () => undefined;

/** What was entered of a declaration, to be read. */
export function DeclarationFields({ declaration, typed, title, id }: DeclarationFieldsProps) {
  const locale = useLocale();
  const fields = useMemo(() => declarationFields({ declaration, locale }), [declaration, locale]);
  const stored = useMemo(
    () => draftOf(declaration.content, declaration.notice?.name ?? ''),
    [declaration.content, declaration.notice],
  );
  return (
    <FormSection title={title} id={id}>
      <DynamicForm {...fields} values={typed ?? stored} onChange={unchanged} isReadOnly />
    </FormSection>
  );
}
