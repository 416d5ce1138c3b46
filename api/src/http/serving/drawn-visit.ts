import type { Drawing, DrawingInput, OpenedWebsite, PageAnswer, PageRead } from '@berth/contract';

/** Makes a public call as a visitor would. */
export type ReadPublic = (read: PageRead) => Promise<PageAnswer>;

/** The page of a visit, and which release is to draw it. */
export type DrawnVisit = Omit<DrawingInput, 'answers' | 'now' | 'config'> & {
  remote: string;
  version: string;
  config: OpenedWebsite;
};

export type DrawnPage = { drawing: Drawing; answers: readonly PageAnswer[] };

/** Draws it with what is published now; null where the browser is to. */
export type DrawPage = (visit: DrawnVisit, read: ReadPublic) => Promise<DrawnPage | null>;
