import type { ConsoleFigure } from '@berth/contract/endpoints';
import { problemOf, problemText, useConsoleFiguresQuery, useTranslation } from '@berth/runtime';
import { CardContent } from '@berth/ui';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { FigureCell } from './FigureCell.tsx';
import styles from './FiguresCard.module.css';

/** Those of the row, in its order; a module that does not answer leaves its own out. */
const rowFigures = [
  'ordersThisMonth',
  'ordersThisYear',
  'billAmount',
  'feesToConfirm',
  'returnedThisYear',
] as const;

type RowFigure = ConsoleFigure & { name: (typeof rowFigures)[number] };

/** The figures of all modules side by side, each with its trend and the list that explains it. */
export function FiguresCard() {
  const { t, locale } = useTranslation('console');
  const { data, error, refetch } = useConsoleFiguresQuery();
  const problem = problemOf({ error });
  return (
    <CardContent
      data={data}
      problem={problem && { message: problemText(problem, locale), requestId: problem.requestId }}
      onRetry={refetch}
      heightPx={88}
    >
      {({ figures, unanswered }) => (
        <>
          <ul className={styles.row}>
            {rowOf(figures).map((figure) => (
              <FigureCell key={figure.name} figure={figure} />
            ))}
          </ul>
          {unanswered.length > 0 && (
            <p className={styles.missing} role="status">
              {t('figures.missing')}
              <ActionButton size="small" onClick={() => refetch()}>
                {t('figures.again')}
              </ActionButton>
            </p>
          )}
        </>
      )}
    </CardContent>
  );
}

function rowOf(figures: readonly ConsoleFigure[]): RowFigure[] {
  return rowFigures.flatMap((name) => {
    const figure = figures.find((each) => each.name === name);
    return figure ? [{ ...figure, name }] : [];
  });
}
