import { useLocale, useRecordPlace, useTranslation } from '@berth/runtime';
import { useChinaDay, useWaitingDraft, WaitingDraftNotice } from '@berth/ui';
import { useMemo, useState } from 'react';
import { recordPaths } from '../../paths.ts';
import type { Declaration } from '../calls/customs.queries.ts';
import { declarationForm } from '../edit/declaration-form.ts';
import { DeclarationFields } from './DeclarationFields.tsx';

const noCodes = { asked: [], found: [], library: [] };

type UnsavedDeclarationProps = {
  declaration: Declaration;
  /** Opens the form of an update, which offers it; null where none can be asked for. */
  onUpdate: (() => void) | null;
};

/** What was typed of a declaration before a colleague sent it: it stays with the browser, and can be looked at. */
export function UnsavedDeclaration({ declaration, onUpdate }: UnsavedDeclarationProps) {
  const { t } = useTranslation('customs');
  const locale = useLocale();
  const today = useChinaDay();
  const place = useRecordPlace(recordPaths);
  const form = useMemo(
    () => declarationForm({ declaration, locale, today, codes: noCodes }),
    [declaration, locale, today],
  );
  const waiting = useWaitingDraft(place, form.draftPlace(place.unsaved.userId, declaration.id));
  const [isShown, setShown] = useState(false);
  return (
    <>
      <WaitingDraftNotice
        waiting={waiting}
        onLook={onUpdate ?? (() => setShown(true))}
        {...(onUpdate && { explain: t('view.typedOfConfirmed') })}
      />
      {isShown && waiting.offered && (
        <DeclarationFields
          declaration={declaration}
          typed={waiting.offered.draft}
          title={t('view.typed')}
          id="declaration-typed"
        />
      )}
    </>
  );
}
