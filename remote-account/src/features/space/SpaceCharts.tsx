import { spaceList } from '@berth/contract';
import { type CallResult, localized, useTranslation } from '@berth/runtime';
import { Chart } from '@berth/ui';
import { Loaded } from '../section/Loaded.tsx';
import styles from './space.module.css';

type Space = CallResult<'GET /user/getSpace'>;
type SpaceChartsProps = { query: { data?: Space | undefined; error?: unknown; refetch: () => unknown } };

const heightPx = 180;

/** What the files take, by what they belong to and by kind; nothing where there are none. */
export function SpaceCharts({ query }: SpaceChartsProps) {
  const { t, locale } = useTranslation('account');
  const { belongsTo, format } = spaceList.columns;
  return (
    <Loaded query={query} lines={3}>
      {({ files, byBelongsTo, byFormat }) =>
        files > 0 && (
          <div className={styles.charts}>
            <Bars
              title={t('space.byBelongsTo')}
              groups={byBelongsTo.map((each) => ({
                word: localized(belongsTo.words[each.belongsTo], locale),
                bytes: each.bytes,
              }))}
            />
            <Bars
              title={t('space.byFormat')}
              groups={byFormat.map((each) => ({
                word: localized(format.words[each.format], locale),
                bytes: each.bytes,
              }))}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function Bars({ title, groups }: { title: string; groups: readonly { word: string; bytes: number }[] }) {
  const { t } = useTranslation('account');
  const values = groups.map(({ bytes }) => megabytes(bytes));
  return (
    <Chart
      title={title}
      kind="bar"
      categories={groups.map(({ word }) => word)}
      series={[{ name: t('space.size'), values }]}
      unit="MB"
      heightPx={heightPx}
    />
  );
}

/** With two decimals, and never nothing for a file that there is. */
const megabytes = (bytes: number) => Math.max(0.01, Math.round((bytes / 1024 / 1024) * 100) / 100);
