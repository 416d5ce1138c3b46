import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, FullScreenDialog } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './CompareDialog.module.css';
import type { Difference, Side } from './merge-versions.ts';
import { useDifferenceWords } from './use-difference-words.ts';
import type { NewerVersion } from './use-newer-version.ts';

type CompareDialogProps = { editor: { versions: NewerVersion } };

/** Where my version and the newer one differ; what one of us changed is taken, what both changed is chosen. */
export function CompareDialog({ editor: { versions } }: CompareDialogProps) {
  if (!versions.differences) return null;
  return <Comparison differences={versions.differences} versions={versions} />;
}

function Comparison(props: CompareDialogProps['editor'] & { differences: readonly Difference[] }) {
  const { differences, versions } = props;
  const { t } = useTranslation('booking');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ path, by }: Difference) => chosen.get(path) ?? (by === 'both' ? null : by);
  const left = differences.filter((difference) => sideOf(difference) === null).length;
  return (
    <FullScreenDialog
      isOpen
      title={t('conflict.title')}
      widthPx={720}
      onClose={versions.stopComparing}
      footer={
        <>
          {left > 0 && <span className={styles.left}>{t('conflict.left', { count: left })}</span>}
          <Button onClick={versions.stopComparing}>{t('conflict.cancel')}</Button>
          <Button type="primary" disabled={left > 0} onClick={() => versions.merge(chosen)}>
            {t('conflict.merge')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.words}>{t(differences.length > 0 ? 'conflict.explain' : 'conflict.same')}</p>
        {differences.map((difference) => (
          <Choice
            key={difference.path}
            difference={difference}
            side={sideOf(difference)}
            onChoose={(side) => setChosen(new Map(chosen).set(difference.path, side))}
          />
        ))}
      </div>
    </FullScreenDialog>
  );
}

type ChoiceProps = { difference: Difference; side: Side | null; onChoose: (side: Side) => void };

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation('booking');
  const { nameOfPlace, textOf } = useDifferenceWords();
  const id = useId();
  const { by } = difference;
  const choices = (['mine', 'theirs'] as const).map((value) => ({
    value,
    label: t(`conflict.${value}`, { value: textOf(difference, value) }),
  }));
  return (
    <FormField
      id={id}
      label={nameOfPlace(difference)}
      help={by === 'both' ? undefined : t(`conflict.by.${by}`)}
      warning={by === 'both' ? t('conflict.by.both') : undefined}
    >
      {(control) => <ChoiceGroup {...control} choices={choices} value={side} onChange={onChoose} />}
    </FormField>
  );
}
