import { useEffect, useRef, useState } from 'react';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';
import type { UndoName } from '../undo/undo-step.ts';
import { fillDraft } from './fill-draft.ts';
import type { FillAnswer, FillQuestion, FillSpec } from './fill-spec.ts';

type Offer<Draft> = { theirs: Draft; name: UndoName };

/** A question of filling a form, and what it is answered by. */
export type FillAsked = {
  /** What the form is filled from. */
  what: string;
  questions: readonly FillQuestion[];
  fill: (answers: ReadonlyMap<string, FillAnswer>) => void;
  cancel: () => void;
};

/** Fills a form from elsewhere as one step that can be undone; before anything is overwritten it is asked. */
export function useFill<Draft extends object, Section extends SectionSpec>(
  form: Pick<Form<Draft, Section>, 'spec' | 'state' | 'dispatch' | 'frozen' | 'unread'>,
  spec: FillSpec<Draft>,
) {
  const [offer, setOffer] = useState<Offer<Draft> | null>(null);
  const [unchanged, setUnchanged] = useState<string | null>(null);
  // What is filled in may be on its way while somebody goes on typing.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const fillNow = (now: typeof form, { theirs }: Offer<Draft>, answers?: ReadonlyMap<string, FillAnswer>) => {
    const fields = now.spec.sections.flatMap((section) => section.fields);
    // What a control holds unread is somebody's own, too: it cannot be asked about, so it stays.
    const isOpen = (field: string) => !now.frozen.includes(field) && !now.unread.has(field);
    const open = fields.filter(isOpen);
    return fillDraft({ spec, fields: open, mine: now.state.draft, theirs }, answers);
  };
  const put = (offered: Offer<Draft>, change: Partial<Draft>) => {
    const isNew = Object.keys(change).length > 0;
    if (isNew) latest.current.dispatch({ type: 'set', change, undo: offered.name });
    setUnchanged(isNew ? null : offered.name.what);
    setOffer(null);
  };
  const asked: FillAsked | null = offer && {
    what: offer.name.what,
    questions: fillNow(form, offer).questions,
    fill: (answers) => put(offer, fillNow(latest.current, offer, answers).change),
    cancel: () => setOffer(null),
  };
  return {
    asked,
    /** What the form was filled from last, if it brought nothing that was not there. */
    unchanged,
    fill: (theirs: Draft, name: UndoName) => {
      const offered = { theirs, name };
      const { questions, change } = fillNow(latest.current, offered);
      if (questions.length > 0) setOffer(offered);
      else put(offered, change);
    },
  };
}
