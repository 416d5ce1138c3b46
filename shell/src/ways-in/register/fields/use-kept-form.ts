import type { IdentityPaper, Registration } from '@berth/contract';
import { useEffect, useEffectEvent } from 'react';
import type { HeldPaper } from '../picture/upload-paper.ts';
import { usePicture } from '../picture/use-picture.ts';
import { type FieldsState, useRegistrationForm } from './use-registration-form.ts';

/** What is typed, and where it is retained. */
export type KeptForm = {
  fields: FieldsState;
  paper: HeldPaper | null;
  keepPaper: (paper: HeldPaper | null) => void;
  rebase: (now: Registration) => void;
  forget: () => void;
};

/** The fields of a paper and its picture, which are retained as they are typed and taken. */
export function useKeptForm(kept: KeptForm, paper: IdentityPaper) {
  const form = useRegistrationForm(kept.fields);
  const picture = usePicture({
    paper,
    kept: kept.paper,
    onBegin: form.beginReading,
    onRead: form.fillIn,
  });
  const { held } = picture;
  // Once for each picture: after the form was sent the same picture is not retained again.
  const keepPaper = useEffectEvent(kept.keepPaper);
  useEffect(() => keepPaper(held), [held]);
  return { form, picture };
}
