import type { ReactNode } from 'react';
import type { EditorPage } from '../editor/use-record-editor.ts';
import type { SaveAnswer } from '../save/save-problem.ts';
import type { RecordState } from './define-record-form.ts';

/** The page of a record's form as the runtime's `useRecordPlace` gives it. */
export type RecordPlace = EditorPage & {
  /** The record in the address; null for a new one. */
  id: string | null;
  /** Distinguishes new records in tabs of their own. */
  newKey: string;
  linkToList: (text: string) => ReactNode;
  /** The address gets the id of the record that was made, or saved as a new one. */
  openRecord: (id: string) => void;
  leaveForList: () => void;
  /** Says that something was done. */
  tell: (text: string) => void;
  /** Hooks. */
  usePageTitle: (title: string) => void;
  usePassingPage: () => void;
};

/** What a page shows of a record beside its fields, and offers with it. */
export type RecordParts = {
  /** Under the title: what it is about, notices. */
  head?: ReactNode;
  /** After the fields, such as its papers. */
  below?: ReactNode;
  /** False for whoever may save drafts and not submit them. */
  maySubmit?: boolean;
};

/** What a query of one record gives. */
export type RecordAnswer<Saved> = {
  data?: Saved;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What a save sends. */
export type RecordRequestBody<Draft> = {
  action: 'saveDraft' | 'submit';
  id?: string;
  version?: number;
  idempotencyKey: string;
  record: Draft;
};

/** What the form of a kind of record does with the server. */
export type RecordCalls<Draft extends object, Saved extends RecordState & Draft = RecordState & Draft> = {
  /** A hook: the stored record, refetched. */
  useSaved: (id: string, isAsked: boolean) => RecordAnswer<Saved>;
  /** A hook. */
  useSave: () => (body: RecordRequestBody<Draft>) => Promise<SaveAnswer<RecordState>>;
  fetchNewest: (id: string) => Promise<Saved>;
};
