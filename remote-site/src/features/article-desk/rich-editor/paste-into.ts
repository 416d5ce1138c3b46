import { isSafeLink, richTextLimits } from '@berth/contract';
import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Schema, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { type CleanPaste, cleanPasted } from '../paste/clean-pasted.ts';

/** What the user is told after a paste: how many pictures were left out, or that the paste was too large. */
export type PasteNote = { picturesLeftOut: number } | 'tooLarge';

export type PasteInput = {
  onNote: (note: PasteNote) => void;
  /** Pictures that are to be uploaded, and where they are to stand. */
  onPictures: (files: File[], at: number | null) => void;
};

// More of HTML makes the browser stand still; of words an article may have less than that.
const mostHtml = 2_000_000;

/**
 * What is pasted or dropped is cleaned before the editor reads it. The editor would read HTML as a plain string, which
 * the portal's Trusted Types refuse in silence: it is given the cleaned elements instead.
 */
export function pasteInto({ onNote, onPictures }: PasteInput) {
  return Extension.create({
    name: 'pasteInto',
    addProseMirrorPlugins() {
      const parser = new PastedParser(this.editor.schema);
      const takes = (data: DataTransfer | null, at: () => number | null): boolean => {
        if (!data) return false;
        const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
        if (html.length > mostHtml || text.length > richTextLimits.bytes) {
          onNote('tooLarge');
          return true;
        }
        const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
        // Word and Excel lay a picture of the words beside them.
        if (pictures.length === 0 || text.trim() !== '') return false;
        onPictures(pictures, at());
        return true;
      };
      return [
        new Plugin({
          props: {
            clipboardParser: parser,
            transformPastedHTML: (html) => {
              const cleaned = cleanPasted(html);
              const { picturesLeftOut } = cleaned;
              if (picturesLeftOut > 0) onNote({ picturesLeftOut });
              parser.take(cleaned);
              return '';
            },
            transformPastedText: (text) =>
              text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff\p{Surrogate}]/gu, ''),
            handlePaste: (view, event) => {
              const address = event.clipboardData?.getData('text/plain').trim() ?? '';
              const { empty, from, to } = view.state.selection;
              if (empty || !/^https?:/i.test(address) || !isSafeLink(address)) return false;
              const link = view.state.schema.mark('link', { href: address });
              view.dispatch(view.state.tr.addMark(from, to, link));
              return true;
            },
            handleDOMEvents: {
              paste: (view, event) => {
                const isTaken = takes(event.clipboardData, () => view.state.selection.to);
                if (isTaken) event.preventDefault();
                return isTaken;
              },
              drop: (view, event) => {
                const place = { left: event.clientX, top: event.clientY };
                const isTaken = takes(event.dataTransfer, () => view.posAtCoords(place)?.pos ?? null);
                if (isTaken) event.preventDefault();
                return isTaken;
              },
            },
          },
        }),
      ];
    },
  });
}

/** A parser that answers its next call with the cleaned paste, whatever the editor hands it. */
class PastedParser extends DOMParser {
  #taken: DocumentFragment | null = null;

  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  take({ content }: CleanPaste) {
    this.#taken = content;
  }

  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    const taken = this.#taken;
    this.#taken = null;
    return super.parseSlice(taken ?? dom, options);
  }
}
