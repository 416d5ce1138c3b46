import { bondOwners, exportDocumentChoices } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, formLayout } from '@berth/ui';
import type { SectionFields } from '../kind/form-kind.ts';
import { TickField } from './TickField.tsx';

/** Export declaration and its documents, and the bond at import. */
export function CustomsSection(fields: SectionFields) {
  const { draft, set, field } = fields;
  const { t } = useTranslation('booking');
  const isBuyOrder = draft.exportDocuments === 'buyOrder' || draft.exportDocuments === 'buyOrderTaxRefund';
  return (
    <div className={formLayout.grid}>
      <TickField {...fields} name="isDeclared" />
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
