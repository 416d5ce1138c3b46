import { bondOwners, exportDocumentChoices } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, formLayout } from '@berth/ui';
import { Checkbox } from 'antd';
import type { SectionFields } from '../kind/form-kind.ts';

/** Export declaration and its documents, and the bond at import. */
export function CustomsSection({ draft, set, field }: SectionFields) {
  const { t } = useTranslation('booking');
  const isBuyOrder = draft.exportDocuments === 'buyOrder' || draft.exportDocuments === 'buyOrderTaxRefund';
  return (
    <div className={formLayout.grid}>
      <div className={formLayout.wide}>
        <Checkbox checked={draft.isDeclared} onChange={(event) => set({ isDeclared: event.target.checked })}>
          {t('field.isDeclared')}
        </Checkbox>
      </div>
      {draft.isDeclared && (
        <FormField {...field('exportDocuments')} isGroup className={formLayout.wide}>
          {(control) => (
            <ChoiceGroup
              {...control}
              value={draft.exportDocuments}
              onChange={(exportDocuments) => set({ exportDocuments })}
              choices={exportDocumentChoices.map((value) => ({
                value,
                label: t(`exportDocuments.${value}`),
              }))}
            />
          )}
        </FormField>
      )}
      {draft.isDeclared && isBuyOrder && (
        <p className={formLayout.notice} role="note">
          {t('customs.buyOrderNotice')}
        </p>
      )}
      <FormField {...field('bond')} isGroup className={formLayout.wide} help={t('help.bond')}>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={draft.bond ?? 'none'}
            onChange={(bond) => set({ bond: bond === 'none' ? null : bond })}
            choices={[
              { value: 'none' as const, label: t('bond.none') },
              ...bondOwners.map((value) => ({ value, label: t(`bond.${value}`) })),
            ]}
          />
        )}
      </FormField>
    </div>
  );
}
