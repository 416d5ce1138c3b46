import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../choice-group/ChoiceGroup.tsx';
import { FormField } from '../../form-field/FormField.tsx';
import { FullScreenDialog } from '../../full-screen-dialog/FullScreenDialog.tsx';
import { useTexts } from '../../ui-texts.ts';
import styles from './CompareDialog.module.css';
import type { Difference, Side } from './merge-versions.ts';
import { versionTexts } from './version-texts.ts';

/** What the places where two versions differ are called, and what each side has there. */
export type DifferenceWords = {
  nameOfPlace: (difference: Difference) => string;
  textOf: (difference: Difference, side: Side) => string;
};

export type CompareDialogProps = {
  /** Of `useNewerVersion`. */
  versions: {
    differences: readonly Difference[] | null;
    stopComparing: () => void;
    merge: (chosen: ReadonlyMap<string, Side>) => void;
  };
  /** A hook: it is used only while the dialog is open. */
  useWords: () => DifferenceWords;
};

/** Where my version and the newer one differ; what one of us changed is taken, what both changed is chosen. */
export function CompareDialog({ versions, useWords }: CompareDialogProps) {
  if (!versions.differences) return null;
  return <Comparison differences={versions.differences} versions={versions} useWords={useWords} />;
}

function Comparison(props: CompareDialogProps & { differences: readonly Difference[] }) {
  const { differences, versions, useWords } = props;
  const texts = useTexts(versionTexts);
  const words = useWords();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ path, by }: Difference) => chosen.get(path) ?? (by === 'both' ? null : by);
  const left = differences.filter((difference) => sideOf(difference) === null).length;
  return (
    <FullScreenDialog
      isOpen
      title={texts.title}
      widthPx={720}
      onClose={versions.stopComparing}
      footer={
        <>
          {left > 0 && <span className={styles.left}>{fillTemplate(texts.left, { count: left })}</span>}
          <Button onClick={versions.stopComparing}>{texts.cancel}</Button>
          <Button type="primary" disabled={left > 0} onClick={() => versions.merge(chosen)}>
            {texts.merge}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.words}>{differences.length > 0 ? texts.explain : texts.same}</p>
        {differences.map((difference) => (
          <Choice
            key={difference.path}
            difference={difference}
            words={words}
            side={sideOf(difference)}
            onChoose={(side) => setChosen(new Map(chosen).set(difference.path, side))}
          />
        ))}
      </div>
    </FullScreenDialog>
  );
}

type ChoiceProps = {
  difference: Difference;
  words: DifferenceWords;
  side: Side | null;
  onChoose: (side: Side) => void;
};

function Choice({ difference, words, side, onChoose }: ChoiceProps) {
  const texts = useTexts(versionTexts);
  const id = useId();
  const { by } = difference;
  const choices = (['mine', 'theirs'] as const).map((value) => ({
    value,
    label: fillTemplate(texts[value], { value: words.textOf(difference, value) }),
  }));
  const changedBy = { mine: texts.byMine, theirs: texts.byTheirs, both: undefined };
  return (
    <FormField
      id={id}
      label={words.nameOfPlace(difference)}
      help={changedBy[by]}
      warning={by === 'both' ? texts.byBoth : undefined}
    >
      {(control) => <ChoiceGroup {...control} choices={choices} value={side} onChange={onChoose} />}
    </FormField>
  );
}
