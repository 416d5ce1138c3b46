/** What a part is to a screen reader: structure types of ISO 32000-1, 14.8.4. In a list of facts `Lbl` is the term. */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

type Options = {
  /** Read instead of what is drawn. */
  alt?: string;
  /** What a `TH` is the heading of. */
  scope?: 'Column';
};

export type Tags = {
  /** Parts drawn within it belong to it, in their order. */
  group: (role: Role, draw: () => void) => void;
  /** Draws on one page what is read as one part, without others in it; gives what `draw` gives. */
  part: <Drawn>(role: Role, draw: () => Drawn, options?: Options) => Drawn;
  /** Draws what is not read: lines, and what stands on each page or is said beside it. */
  unread: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
};

/** Of a file that is drawn without. */
export const noTags: Tags = {
  group: (_role, draw) => draw(),
  part: (_role, draw) => draw(),
  unread: (draw) => draw(),
};

/** Everything on a page is either a part or unread: a reader of a tagged file may leave out what is neither. */
export function createTags(doc: PDFKit.PDFDocument): Tags {
  let open = doc.struct('Document');
  doc.addStructure(open);
  const within = <Drawn>(role: Role, draw: () => Drawn, options: Options = {}): Drawn => {
    const outer = open;
    const element = doc.struct(role, options);
    outer.add(element);
    open = element;
    const drawn = draw();
    open = outer;
    // Written at once: a file of many labels does not hold all of them.
    element.end();
    return drawn;
  };
  return {
    group: (role, draw) => within(role, draw),
    part: (role, draw, options) =>
      within(
        role,
        () => {
          open.add(doc.markStructureContent(role));
          const drawn = draw();
          doc.endMarkedContent();
          return drawn;
        },
        options,
      ),
    unread: (draw, type = 'Layout') => {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
  };
}
