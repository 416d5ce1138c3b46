import { sameTab, useHasPermission, useNavigate, useRecordPlace, useTranslation } from '@berth/runtime';
import { DefinedRecordPage, PageNotice, useChinaDay } from '@berth/ui';
import { useMemo } from 'react';
import { customsPaths, recordPaths } from '../../paths.ts';
import { AskedButton } from '../ask/AskedButton.tsx';
import { type Declaration, useCustomsDeleteMutation } from '../calls/customs.queries.ts';
import { useAskedCodes } from '../codes/use-asked-codes.ts';
import { MadeDocuments } from '../documents/MadeDocuments.tsx';
import { DeclarationHead } from '../facts/DeclarationHead.tsx';
import { LineTools } from '../lines/LineTools.tsx';
import { Papers } from '../papers/Papers.tsx';
import { editCalls, updateCalls } from './declaration-calls.ts';
import { declarationForm } from './declaration-form.ts';

type EditDeclarationProps = {
  declaration: Declaration;
  isUpdate: boolean;
  /** What is asked for or dropped leads back to the declaration as it stands. */
  onDone: () => void;
};

/** A declaration that is typed, or an update of one that is confirmed. */
export function EditDeclaration({ declaration, isUpdate, onDone }: EditDeclarationProps) {
  const { t, locale } = useTranslation('customs');
  const today = useChinaDay();
  const place = useRecordPlace(recordPaths);
  const maySubmit = useHasPermission('customs:submit');
  const returnedNumbers = declaration.bookings.flatMap(({ status, businessNumber }) =>
    status === 'returned' ? [businessNumber] : [],
  );
  const { codes, note } = useAskedCodes(declaration.content.goods);
  const form = useMemo(
    () =>
      declarationForm({
        declaration,
        locale,
        today,
        isUpdate,
        codes,
        goodsTools: (sheet, currency) => <LineTools {...sheet} currency={currency} onCodes={note} />,
      }),
    [declaration, locale, today, isUpdate, codes, note],
  );
  return (
    <DefinedRecordPage
      form={form}
      calls={isUpdate ? updateCalls : editCalls}
      maySubmit={maySubmit}
      place={isUpdate ? { ...place, leaveForList: onDone } : place}
      head={
        <>
          {returnedNumbers.length > 0 && (
            <PageNotice
              tone="warning"
              title={t('edit.bookingReturned', { numbers: returnedNumbers.join(' ') })}
            />
          )}
          <DeclarationHead declaration={declaration} />
        </>
      }
      below={
        <>
          <Papers declaration={declaration} />
          <MadeDocuments declaration={declaration} />
          {wasNeverSent(declaration) && <DeleteDraft declaration={declaration} />}
        </>
      }
    />
  );
}

const wasNeverSent = ({ status, events }: Declaration) =>
  status === 'notSubmitted' && !events.some(({ what }) => what === 'submitted');

/** A draft that nobody needs goes with its papers; its bookings are free for another. */
function DeleteDraft({ declaration: { id, version } }: { declaration: Declaration }) {
  const { t } = useTranslation('customs');
  const navigate = useNavigate();
  const [call] = useCustomsDeleteMutation();
  const act = async () => {
    const answer = await call({ body: { id, version } });
    if (!answer.error) navigate(customsPaths.list(), { replace: true, state: sameTab });
    return answer;
  };
  return (
    <div>
      <AskedButton label={t('edit.delete')} question={t('edit.askDelete')} act={act} />
    </div>
  );
}
