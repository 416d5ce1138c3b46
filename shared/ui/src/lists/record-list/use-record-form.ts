import { type Problem, problemMessage } from '@berth/contract';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useUiTexts } from '../../ui-texts.ts';
import { type RecordProblem, textOfProblem } from './record-texts.ts';

type RecordFormInput = {
  /** The field that gets the focus at first. */
  firstField: string;
  /** What would be sent. */
  content: unknown;
  problems: readonly Problem[];
  /** The server's answer to the last attempt, where it refused. */
  refused: RecordProblem | null;
  /** The current version of the record; absent for a new one. */
  version: string | undefined;
  /** `version`: the version that the change was made from, or the one that it replaces. */
  onSave: (version: string | undefined) => void;
};

/** The form of a record: errors at their fields after the first attempt, and the version that was on screen. */
export function useRecordForm(input: RecordFormInput) {
  const { firstField, content, problems, refused, version, onSave } = input;
  const { locale } = useUiTexts();
  const formId = useId();
  // The list may load a newer version meanwhile, which this person has not seen.
  const [madeFrom] = useState(version);
  const [tried, setTried] = useState<string | null>(null);
  const contentText = JSON.stringify(content);
  const idOf = (field: string) => `${formId}-${field}`;
  const firstId = idOf(firstField);
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId]);
  const errorOf = (field: string) => {
    if (tried === null) return undefined;
    const problem = problems.find(({ path }) => path === field);
    if (problem) return problemMessage(problem, locale);
    const refusal = tried === contentText && refused?.fields?.find((error) => error.field === field);
    return refusal ? textOfProblem(refusal, locale) : undefined;
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(contentText);
    const [first] = problems;
    if (first) document.getElementById(idOf(first.path))?.focus();
    else onSave(madeFrom);
  };
  return { idOf, errorOf, handleSubmit, keepMine: () => onSave(version) };
}
