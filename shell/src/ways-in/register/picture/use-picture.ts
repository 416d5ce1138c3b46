import type { IdentityPaper } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { useRef, useState } from 'react';
import { problemOfFailure } from '../../../door/fields/own-failures.ts';
import type { Found } from '../fields/typed-fields.ts';
import { type PictureProblem, preparePicture } from './prepare-picture.ts';
import {
  dropPaper,
  type HeldPaper,
  type ReadingState,
  type UploadedPaper,
  uploadPaper,
  uploadUpright,
} from './upload-paper.ts';
import { useHeldPicture } from './use-held-picture.ts';

/** Why there is no such picture: what the file is, what the server said, or that it was removed there meanwhile. */
export type PictureTrouble = PictureProblem | 'gone' | ApiProblem;

/** A file and how it is turned; `isRead` once its text was read, turned like this or otherwise. */
type Source = { file: Blob; quarterTurns: number; isRead: boolean };

type PictureOptions = {
  paper: IdentityPaper;
  /** Of before the page was loaded anew. */
  kept: HeldPaper | null;
  onBegin: () => void;
  onRead: (found: Found, isNew: boolean) => void;
};

/**
 * The picture of a paper: drawn anew here, sent, and read by the server. The picture of before stays until the new one
 * has arrived.
 */
export function usePicture({ paper, kept, onBegin, onRead }: PictureOptions) {
  const [held, setHeld] = useState(kept);
  const [state, setState] = useState<ReadingState | 'nothing' | null>(null);
  const [sending, setSending] = useState<{ picture: Blob | null; share: number } | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const [failed, setFailed] = useState<Source | null>(null);
  const attempt = useRef<AbortController | null>(null);
  const heldSource = useRef<Source | null>(null);
  const underWay = useRef<Source | null>(null);

  const lose = (why: PictureTrouble | null) => {
    attempt.current?.abort();
    attempt.current = null;
    heldSource.current = null;
    setSending(null);
    setHeld(null);
    setPicture(null);
    setState(null);
    setFailed(null);
    setTrouble(why);
  };
  const [picture, setPicture] = useHeldPicture(held, () => lose('gone'));

  /** A picture that lies is sent once more, upright: whoever reviews it reads it, too. */
  const straighten = async (source: Source, lying: UploadedPaper, signal: AbortSignal) => {
    const quarterTurns = (source.quarterTurns + lying.lacksTurns) % 4;
    const drawn = await preparePicture(source.file, quarterTurns);
    if (signal.aborted || typeof drawn === 'string') return;
    setSending({ picture: drawn, share: 1 });
    // The lying one is there, and the buttons turn it as well.
    const upright = await uploadUpright(paper, drawn, signal).catch(() => null);
    if (signal.aborted || !upright) return;
    dropPaper(lying.paper);
    setHeld(upright);
    setPicture(drawn);
    heldSource.current = { file: source.file, quarterTurns, isRead: true };
  };

  const hand = async (source: Source) => {
    attempt.current?.abort();
    const own = new AbortController();
    attempt.current = own;
    underWay.current = source;
    setTrouble(null);
    setFailed(null);
    setSending({ picture: null, share: 0 });
    onBegin();
    try {
      const drawn = await preparePicture(source.file, source.quarterTurns);
      if (own.signal.aborted) return;
      if (typeof drawn === 'string') return setTrouble(drawn);
      setSending({ picture: drawn, share: 0 });
      const stored = await uploadPaper(paper, drawn, {
        signal: own.signal,
        onProgress: (share) => !own.signal.aborted && setSending({ picture: drawn, share }),
      });
      if (own.signal.aborted) return;
      if (held) dropPaper(held.paper);
      setHeld({ paper: stored.paper, src: stored.src });
      setPicture(drawn);
      heldSource.current = { ...source, isRead: source.isRead || stored.state === 'read' };
      const hasFound = Object.values(stored.found).some((text) => text !== null);
      setState(stored.state === 'read' && !hasFound ? 'nothing' : stored.state);
      if (stored.state === 'read') onRead(stored.found, !source.isRead);
      if (stored.lacksTurns > 0) await straighten(source, stored, own.signal);
    } catch (failure) {
      if (own.signal.aborted) return;
      setTrouble(problemOfFailure(failure));
      setFailed(source);
    } finally {
      if (attempt.current === own) {
        attempt.current = null;
        underWay.current = null;
        setSending(null);
      }
    }
  };

  return {
    paper,
    held,
    /** What is shown: the one under way, else the one that the server has. */
    picture: sending?.picture ?? picture,
    sending,
    state,
    trouble,
    choose: (file: Blob) => void hand({ file, quarterTurns: 0, isRead: false }),
    /** By quarters, clockwise. Read again, as letters that lie on their side are not read. */
    turn: (by: 1 | 3) => {
      const shown = picture && { file: picture, quarterTurns: 0, isRead: true };
      const source = underWay.current ?? heldSource.current ?? shown;
      if (source) void hand({ ...source, quarterTurns: (source.quarterTurns + by) % 4 });
    },
    retry: failed && (() => void hand(failed)),
    remove: () => {
      if (held) dropPaper(held.paper);
      lose(null);
    },
    /** The server no longer has it. */
    lose,
  };
}

export type Picture = ReturnType<typeof usePicture>;
