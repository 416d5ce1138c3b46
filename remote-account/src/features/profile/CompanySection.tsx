import { paths } from '@berth/contract';
import { Link, useHasPermission, useSiteBase, useTranslation } from '@berth/runtime';
import { DescriptionList, PageNotice } from '@berth/ui';
import type { Account } from '../calls/account.queries.ts';
import { AccountSection } from '../section/AccountSection.tsx';

/** The customer that the account belongs to, to read; what stands on its paper is changed by request. */
export function CompanySection({ company }: { company: Account['company'] }) {
  const { t } = useTranslation('account');
  const { name, kind, settlement, creditCode, registeredAddress } = company;
  const { phone, email } = useSiteBase();
  const mayAsk = useHasPermission('members:manage');
  const ofCompany = kind === 'company' || creditCode !== '';
  return (
    <AccountSection
      title={t('company.title')}
      lead={t(mayAsk ? 'company.lead' : 'company.leadOthers')}
      action={mayAsk && <Link to={paths.companyChange()}>{t('company.ask')}</Link>}
    >
      {settlement === 'unsigned' && (
        <PageNotice tone="info" title={t('company.unsignedTitle')}>
          {t('company.unsignedText', { phone, email })}
        </PageNotice>
      )}
      <DescriptionList
        columns={2}
        items={[
          { key: 'name', label: t('company.name'), value: name, isWide: true },
          { key: 'kind', label: t('company.kind'), value: t(`company.kinds.${kind}`) },
          {
            key: 'settlement',
            label: t('company.settlement'),
            value: t(`company.settlements.${settlement}`),
          },
          ...(ofCompany
            ? [{ key: 'creditCode', label: t('company.creditCode'), ...codeOrNone(creditCode) }]
            : []),
          {
            key: 'address',
            label: t(ofCompany ? 'company.registeredAddress' : 'company.address'),
            value: registeredAddress,
            isWide: true,
          },
        ]}
      />
    </AccountSection>
  );
}

const codeOrNone = (code: string) => (code === '' ? { value: '' } : { code });
