import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../choice-group/ChoiceGroup.tsx';
import { FormField } from '../../form-field/FormField.tsx';
import { FullScreenDialog } from '../../full-screen-dialog/FullScreenDialog.tsx';
import { useTexts } from '../../ui-texts.ts';
import styles from './FillDialog.module.css';
import { answerTo, type FillAnswer, type FillQuestion, type RowsQuestion } from './fill-spec.ts';
import { fillTexts } from './fill-texts.ts';
import type { FillAsked } from './use-fill.ts';

/** What the places of a form are called, what stands there, and what may become of the rows of a list. */
export type FillWords = {
  nameOf: (path: string) => string;
  /** Of fields that belong together, those that are filled. */
  textOf: (values: Readonly<Record<string, unknown>>) => string;
  /** What a list may take, as the page asks it elsewhere, too. */
  rowsText: (question: RowsQuestion, answer: FillAnswer) => string;
  /** What the offered rows of a list are. */
  rowsHelp: (question: RowsQuestion) => string;
};

export type FillDialogProps = {
  title: string;
  /** Of `useFill`. */
  asked: FillAsked | null;
  /** A hook: it is used only while the dialog is open. */
  useWords: () => FillWords;
};

/** Asks of each place that is filled already whether it stays, before a form is filled from a template. */
export function FillDialog({ asked, ...props }: FillDialogProps) {
  return asked && <Questions {...props} asked={asked} />;
}

function Questions({ title, asked, useWords }: FillDialogProps & { asked: FillAsked }) {
  const { what, questions, fill, cancel } = asked;
  const texts = useTexts(fillTexts);
  const words = useWords();
  const [answers, setAnswers] = useState<ReadonlyMap<string, FillAnswer>>(new Map());
  const answerAll = (answer: FillAnswer) => setAnswers(new Map(questions.map(({ path }) => [path, answer])));
  return (
    <FullScreenDialog
      isOpen
      title={title}
      widthPx={720}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="primary" onClick={() => fill(answers)}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.words}>{fillTemplate(texts.explain, { what })}</p>
        <div className={styles.all}>
          <Button size="small" onClick={() => answerAll('mine')}>
            {texts.allMine}
          </Button>
          <Button size="small" onClick={() => answerAll('theirs')}>
            {texts.allTheirs}
          </Button>
        </div>
        {questions.map((question) => (
          <Question
            key={question.path}
            question={question}
            words={words}
            answer={answerTo(answers, question.path)}
            onAnswer={(answer) => setAnswers(new Map(answers).set(question.path, answer))}
          />
        ))}
      </div>
    </FullScreenDialog>
  );
}

type QuestionProps = {
  question: FillQuestion;
  words: FillWords;
  answer: FillAnswer;
  onAnswer: (answer: FillAnswer) => void;
};

function Question({ question, words, answer, onAnswer }: QuestionProps) {
  const texts = useTexts(fillTexts);
  const id = useId();
  const choices =
    question.kind === 'rows'
      ? question.answers.map((value) => ({ value, label: words.rowsText(question, value) }))
      : (['mine', 'theirs'] as const).map((value) => ({
          value,
          label: fillTemplate(texts[value], { value: words.textOf(question[value]) }),
        }));
  const help = question.kind === 'rows' ? words.rowsHelp(question) : undefined;
  return (
    <FormField id={id} isGroup label={words.nameOf(question.path)} help={help}>
      {(control) => (
        <ChoiceGroup<FillAnswer> {...control} choices={choices} value={answer} onChange={onAnswer} />
      )}
    </FormField>
  );
}
