import { type RichBlock, type RichDoc, richTextProblems } from '@berth/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/react';
import { toEditable, toRichDoc } from './editor-document.ts';
import { editorExtensions } from './editor-extensions.ts';
import { type PasteNote, pasteInto } from './paste-into.ts';

const upload = '018f0000-0000-7000-8000-000000000001';
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] });
const doc = (...content: object[]): RichDoc => ({ type: 'doc', content: content as RichBlock[] });

const editors: Editor[] = [];
function open(content: RichDoc, notes: PasteNote[] = []) {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...editorExtensions(),
      pasteInto({ onNote: (note) => notes.push(note), onPictures: () => undefined }),
    ],
    content: toEditable(content),
    injectCSS: false,
  });
  editors.push(editor);
  return editor;
}
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('体积与重量')] },
  paragraph(
    text('按 '),
    text('W/M', { type: 'link', attrs: { href: 'https://www.imo.org/' } }, { type: 'bold' }),
    { type: 'hardBreak' },
    text('计费', { type: 'code' }),
  ),
  { type: 'bulletList', content: [item(paragraph(text('实重', { type: 'italic' })))] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [item({ type: 'heading', attrs: { level: 4 }, content: [text('第三')] })],
  },
  { type: 'blockquote', content: [paragraph(text('原文', { type: 'strike' }))] },
  { type: 'horizontalRule' },
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', '柜型'), cell('tableHeader', 'CBM')] },
      { type: 'tableRow', content: [cell('tableCell', '40HQ'), cell('tableCell', '68')] },
    ],
  },
  { type: 'image', attrs: { upload, alt: '装柜现场', width: 1200, height: 800 } },
);

describe('a stored text', () => {
  test('comes out of the editor as it went in, and may be saved', () => {
    const out = toRichDoc(open(whole).getJSON());
    expect(out).toEqual(whole);
    expect(richTextProblems(out)).toEqual([]);
  });

  test('with nothing where a line belongs can be edited', () => {
    const empty = doc(
      { type: 'bulletList', content: [item()] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [] }] }] },
    );
    const editor = open(empty);
    expect(() => editor.state.doc.check()).not.toThrow();
    expect(richTextProblems(toRichDoc(editor.getJSON()))).toEqual([]);
    expect(toRichDoc(open(doc()).getJSON())).toEqual(doc());
  });

  test('keeps both a code and a link on the same words', () => {
    const both = doc(
      paragraph(text('x', { type: 'link', attrs: { href: '/index/news' } }, { type: 'code' })),
    );
    expect(toRichDoc(open(both).getJSON())).toEqual(both);
  });

  test('what the tools make may be saved', () => {
    const editor = open(doc());
    editor.chain().insertTable({ rows: 2, cols: 2, withHeaderRow: true }).insertContent('x').run();
    editor.commands.addRowAfter();
    editor.commands.addColumnAfter();
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.chain().toggleHeading({ level: 3 }).insertContent('t').run();
    expect(richTextProblems(toRichDoc(editor.getJSON()))).toEqual([]);
  });
});

/** jsdom has no clipboard: an event with what the editor reads of one. */
function paste(editor: Editor, data: Record<string, string>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: Object.keys(data) };
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  editor.view.dom.dispatchEvent(event);
}

describe('what is pasted', () => {
  test('arrives cleaned, without any HTML being read as a string, and pictures of others are told', () => {
    const notes: PasteNote[] = [];
    const editor = open(doc(), notes);
    const html =
      '<h1>一</h1><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1、</span>甲</p><p>乙<img src="https://a.example/x.png"></p>';
    paste(editor, { 'text/html': html, 'text/plain': '一 甲 乙' });
    expect(toRichDoc(editor.getJSON())).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('一')] },
        { type: 'orderedList', attrs: { start: 1 }, content: [item(paragraph(text('甲')))] },
        paragraph(text('乙')),
      ),
    );
    expect(notes).toEqual([{ picturesLeftOut: 1 }]);
  });

  test('of ten megabytes is refused, and what was typed stays', () => {
    const notes: PasteNote[] = [];
    const typed = doc(paragraph(text('已写的内容')));
    const editor = open(typed, notes);
    paste(editor, { 'text/html': `<p>${'x'.repeat(10_000_000)}</p>`, 'text/plain': 'x' });
    paste(editor, { 'text/plain': '字'.repeat(300_000) });
    expect(toRichDoc(editor.getJSON())).toEqual(typed);
    expect(notes).toEqual(['tooLarge', 'tooLarge']);
  });

  test('as plain text makes lines, and an address on chosen words a link', () => {
    const editor = open(doc());
    paste(editor, { 'text/plain': 'one\ntwo' });
    expect(toRichDoc(editor.getJSON())).toEqual(doc(paragraph(text('one')), paragraph(text('two'))));
    editor.commands.setTextSelection({ from: 1, to: 4 });
    paste(editor, { 'text/plain': 'https://www.imo.org/' });
    const link = { type: 'link', attrs: { href: 'https://www.imo.org/' } };
    expect(toRichDoc(editor.getJSON()).content[0]).toEqual(paragraph(text('one', link)));
  });
});
