import { canDeclaration, type DeclarationAction } from '@berth/contract';
import { Link, useHasPermission, useOpenPagePath, usePageTitle, useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { Button } from 'antd';
import { customsPaths } from '../../paths.ts';
import { AskedButton } from '../ask/AskedButton.tsx';
import {
  type Declaration,
  useCustomsDropUpdateMutation,
  useCustomsWithdrawMutation,
} from '../calls/customs.queries.ts';
import { MadeDocuments } from '../documents/MadeDocuments.tsx';
import { Retained } from '../documents/Retained.tsx';
import { DeclarationHead } from '../facts/DeclarationHead.tsx';
import { DeclarationHistory } from '../facts/DeclarationHistory.tsx';
import { Refunds } from '../facts/Refunds.tsx';
import { Papers } from '../papers/Papers.tsx';
import { DeclarationFields } from './DeclarationFields.tsx';
import { UnsavedDeclaration } from './UnsavedDeclaration.tsx';
import styles from './view.module.css';

type ViewDeclarationProps = { declaration: Declaration; onUpdate: () => void };

/** A declaration that was sent, to be read, with what its customer can still do. */
export function ViewDeclaration({ declaration, onUpdate }: ViewDeclarationProps) {
  const { t } = useTranslation('customs');
  const toList = useOpenPagePath(customsPaths.list());
  const { number, status, update } = declaration;
  usePageTitle(number);
  const [withdraw] = useCustomsWithdrawMutation();
  const [drop] = useCustomsDropUpdateMutation();
  const { id, version } = declaration;
  const body = { body: { id, version } };
  const maySubmit = useHasPermission('customs:submit');
  const may = (action: DeclarationAction) => maySubmit && canDeclaration(status, action);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('view.title')}
        actions={
          <>
            <Link to={toList}>{t('toList')}</Link>
            {may('withdraw') && (
              <AskedButton
                label={t('view.withdraw')}
                question={t('view.askWithdraw')}
                act={() => withdraw(body)}
              />
            )}
            {may('requestUpdate') && <Button onClick={onUpdate}>{t('view.update')}</Button>}
            {may('dropUpdate') && (
              <AskedButton label={t('view.dropUpdate')} question={t('view.askDrop')} act={() => drop(body)} />
            )}
          </>
        }
      />
      <DeclarationHead declaration={declaration} />
      <UnsavedDeclaration declaration={declaration} onUpdate={may('requestUpdate') ? onUpdate : null} />
      {update && (
        <DeclarationFields
          declaration={{ ...declaration, content: update.content }}
          title={t('view.asked')}
          id="declaration-update"
        />
      )}
      <DeclarationFields declaration={declaration} title={t('view.entered')} id="declaration-fields" />
      <Refunds declaration={declaration} />
      <Papers declaration={declaration} />
      <MadeDocuments declaration={declaration} />
      <Retained declaration={declaration} />
      <DeclarationHistory events={declaration.events} />
    </div>
  );
}
