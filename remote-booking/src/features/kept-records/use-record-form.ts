import { type Problem, problemMessage } from '@berth/contract';
import { type ApiProblem, problemText, useTranslation } from '@berth/runtime';
import { type SubmitEvent, useEffect, useId, useState } from 'react';

type RecordFormInput = {
  /** The field where typing begins. */
  firstField: string;
  /** As it would be sent. */
  content: unknown;
  problems: readonly Problem[];
  /** What the server said of the last try. */
  refused: ApiProblem | null;
  /** Of the thing that is changed, as it is by now; absent for a new one. */
  version: string | undefined;
  /** `version`: what the change was made from, or what it is to take the place of. */
  onSave: (version: string | undefined) => void;
};

/** A form of a kept thing: its errors at their fields once it was tried, and the version that somebody looked at. */
export function useRecordForm(input: RecordFormInput) {
  const { firstField, content, problems, refused, version, onSave } = input;
  const { locale } = useTranslation('booking');
  const formId = useId();
  // The list may bring a newer one in the meantime: nobody has looked at that here.
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
    const told = tried === contentText && refused?.fields?.find((error) => error.field === field);
    return told ? problemText(told, locale) : undefined;
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
