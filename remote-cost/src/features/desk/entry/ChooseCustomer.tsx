import { request, useNavigate, useTranslation } from '@berth/runtime';
import { type DataColumn, FormSection, type LoadPickerRows, PageHeader, TablePicker } from '@berth/ui';
import { costPaths } from '../../../paths.ts';
import type { DeskCustomer } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';

const none: ReadonlyMap<string, DeskCustomer> = new Map();
const quiet = { overlay: false, errors: 'caller' } as const;

const load: LoadPickerRows<DeskCustomer> = async ({ typed, page, pageSize }, signal) => {
  const query = { search: typed };
  const rows = await request('GET /system/billing/customers', { query }, { ...quiet, signal });
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
};

/** Whom a bill is for, where nothing says so yet. */
export function ChooseCustomer() {
  const { t } = useTranslation('cost');
  const navigate = useNavigate();
  const columns: readonly DataColumn<DeskCustomer>[] = [
    { key: 'name', title: t('entry.customer'), render: ({ name }) => name },
    {
      key: 'settlement',
      title: t('bill.settlement'),
      widthPx: 120,
      render: ({ settlement }) => t(`entry.settlement_${settlement}`),
    },
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={t('entry.title')} />
      <FormSection title={t('entry.chooseCustomer')} id="entry-customer">
        <TablePicker
          name={t('entry.customer')}
          placeholder={t('entry.customerHelp')}
          columns={columns}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          load={load}
          chosen={none}
          isSingle
          onChange={(chosen) => {
            const [customer] = chosen.values();
            if (customer) navigate(costPaths.newBill({ customerId: customer.id }), { replace: true });
          }}
        />
      </FormSection>
    </div>
  );
}
