import { demoKindNames } from '@berth/contract';
import { Link, problemOf, usePageTitle, useSearchParams } from '@berth/runtime';
import { DescriptionList, EmptyState, FormSection, formatMoment, formatWeight, PageHeader } from '@berth/ui';
import { accountPaths } from '../../../paths.ts';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './demo.module.css';
import { useAccountDemoRecordQuery } from './demo.queries.ts';
import { useDemoWords } from './use-demo-words.ts';

/** `/settings/demo/detail?id=`: the template of a detail. */
export function DemoRecordPage() {
  const { t, locale } = useDemoWords();
  const [params] = useSearchParams();
  const query = useAccountDemoRecordQuery({ query: { id: params.get('id') ?? '' } });
  usePageTitle(query.currentData?.title ?? t('record'));
  const back = <Link to={accountPaths.demoList()}>{t('toList')}</Link>;
  if (problemOf(query)?.status === 404) return <EmptyState text={t('notFound')} action={back} />;
  return (
    <div className={styles.page}>
      <Loaded query={query} lines={6}>
        {(record) => (
          <>
            <PageHeader title={record.title} actions={back} />
            <FormSection title={t('record')} id="demo-record">
              <DescriptionList
                columns={2}
                items={[
                  { key: 'kind', label: t('kind'), value: demoKindNames[record.kind][locale] },
                  {
                    key: 'weight',
                    label: t('weight'),
                    value: `${formatWeight(record.weightKg, locale)} KGS`,
                  },
                  { key: 'day', label: t('day'), value: record.day },
                  { key: 'by', label: t('by'), value: record.by },
                  { key: 'createdAt', label: t('createdAt'), value: formatMoment(record.createdAt) },
                  { key: 'note', label: t('note'), value: record.note, isWide: true },
                ]}
              />
            </FormSection>
          </>
        )}
      </Loaded>
    </div>
  );
}
