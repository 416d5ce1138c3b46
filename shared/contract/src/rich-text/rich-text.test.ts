import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { problemMessage } from '../rule/problem.ts';
import { plainTextOf } from './plain-text-of.ts';
import { readRichText } from './read-rich-text.ts';
import { richTextLimits } from './rich-text.ts';
import { richTextHtml } from './rich-text-html.ts';
import { richTextProblems } from './rich-text-problems.ts';
import { isSafeLink } from './safe-link.ts';

const upload = '018f0000-0000-7000-8000-000000000001';
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const html = (json: unknown) => richTextHtml(readRichText(json).doc, { imageSrc: (id) => `/pictures/${id}` });
const told = (json: unknown) => richTextProblems(json).map(({ path, rule }) => `${path} ${rule}`);
const nested = (levels: number): unknown =>
  levels === 0
    ? paragraph(text('innermost'))
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(levels - 1)] }] };

/** One of each thing that the editor makes. */
const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('体积与重量')] },
  paragraph(
    text('按 '),
    text('W/M', { type: 'bold' }, link('https://www.imo.org/')),
    { type: 'hardBreak' },
    text('计费'),
  ),
  {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(text('实重', { type: 'italic' }))] }],
  },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph(text('第三', { type: 'strike' }))] }],
  },
  { type: 'blockquote', content: [paragraph(text('原文', { type: 'code' }))] },
  { type: 'horizontalRule' },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', content: [paragraph(text('柜型'))] },
          { type: 'tableHeader', content: [paragraph(text('CBM'))] },
        ],
      },
      {
        type: 'tableRow',
        content: [
          { type: 'tableCell', content: [paragraph(text('40HQ'))] },
          { type: 'tableCell', content: [paragraph(text('68'))] },
        ],
      },
    ],
  },
  { type: 'image', attrs: { upload, alt: '装柜现场', width: 1200, height: 800 } },
);

describe('a text as the editor writes it', () => {
  test('may be saved, and is read as it is', () => {
    expect(richTextProblems(whole)).toEqual([]);
    expect(readRichText(whole)).toEqual({ doc: whole, leftOut: [] });
  });

  test('is HTML with the same words, and plain text line by line', () => {
    expect(html(whole)).toBe(
      '<h2>体积与重量</h2><p>按 <strong><a href="https://www.imo.org/">W/M</a></strong><br>计费</p>' +
        '<ul><li><p><em>实重</em></p></li></ul><ol start="3"><li><p><s>第三</s></p></li></ol>' +
        '<blockquote><p><code>原文</code></p></blockquote><hr>' +
        '<table><tbody><tr><th><p>柜型</p></th><th><p>CBM</p></th></tr><tr><td><p>40HQ</p></td><td><p>68</p></td></tr></tbody></table>' +
        `<p><img src="/pictures/${upload}" alt="装柜现场" width="1200" height="800"></p>`,
    );
    expect(plainTextOf(readRichText(whole).doc).split('\n')).toEqual([
      '体积与重量',
      '按 W/M',
      '计费',
      '实重',
      '第三',
      '原文',
      '柜型  CBM',
      '40HQ  68',
      '装柜现场',
    ]);
  });

  test('keeps nothing of what the editor writes beside and that says nothing', () => {
    const idle = doc(
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [paragraph(text('一'))] }],
      },
      paragraph(
        text('x', { type: 'link', attrs: { href: '/index/news', target: null, rel: null, class: null } }),
      ),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                attrs: { colspan: 1, rowspan: 1, colwidth: null },
                content: [paragraph()],
              },
            ],
          },
        ],
      },
    );
    expect(richTextProblems(idle)).toEqual([]);
    expect(JSON.stringify(readRichText(idle).doc)).not.toMatch(/colspan|target|class/);
  });

  test('without an address for a picture has its alternative text', () => {
    expect(richTextHtml(readRichText(whole).doc, { imageSrc: () => null })).toContain('<hr><table>');
    expect(richTextHtml(readRichText(whole).doc, { imageSrc: () => null })).toMatch(/<p>装柜现场<\/p>$/);
  });
});

describe('what is refused when it is saved, and left out where it is stored already', () => {
  const rateTable = doc(
    paragraph(text('before')),
    { type: 'rateTable', attrs: { rows: 3 } },
    paragraph(text('after')),
  );

  test('an unknown node: the place is named, and the rest is shown', () => {
    expect(told(rateTable)).toEqual(['content.1 richTextUnknown']);
    expect(html(rateTable)).toBe('<p>before</p><p>after</p>');
    expect(richTextProblems(rateTable).map((problem) => problemMessage(problem, 'en'))).toEqual([
      'The site does not show this kind of content: rateTable',
    ]);
  });

  test.each([
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    ' https://a.example',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://a.example/"onclick=',
    'vbscript:x',
    'page',
    '',
    null,
    7,
  ])('a link to %j is plain text', (href) => {
    const unsafe = doc(paragraph(text('the link', link(href), { type: 'bold' })));
    expect(told(unsafe)).toEqual(['content.0.content.0.marks.0.attrs.href richTextLink']);
    expect(html(unsafe)).toBe('<p><strong>the link</strong></p>');
  });

  test('words in attributes stay words', () => {
    const alt = 'x" onerror="alert(1)';
    const picture = doc({ type: 'image', attrs: { upload, alt, width: 10, height: 10 } });
    expect(html(picture)).toContain('alt="x&quot; onerror=&quot;alert(1)"');
    const tagged = doc(paragraph(text('<script>alert("1")</script> & \'')));
    expect(html(tagged)).toBe('<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;</p>');
  });

  test('a level, a start or a size that is none', () => {
    const level = '1 onclick=alert(1)';
    const wrong = doc(
      { type: 'heading', attrs: { level }, content: [text('title')] },
      {
        type: 'orderedList',
        attrs: { start: '1' },
        content: [{ type: 'listItem', content: [paragraph(text('one'))] }],
      },
      { type: 'image', attrs: { upload: '../x', alt: '', width: 1, height: 1 } },
      { type: 'image', attrs: { upload, alt: '', width: '1" onload="', height: 1 } },
    );
    expect(told(wrong)).toEqual([
      'content.0.attrs.level richTextAttribute',
      'content.1.attrs.start richTextAttribute',
      'content.2.attrs.upload richTextAttribute',
      'content.3.attrs.width richTextAttribute',
    ]);
    expect(html(wrong)).toBe('<h2>title</h2><ol><li><p>one</p></li></ol>');
  });

  test('attributes, keys and marks that are unknown; a cell that spans', () => {
    const wrong = doc(
      { type: 'paragraph', attrs: { style: 'x' }, onclick: 'y', content: [text('a', { type: 'blink' })] },
      { type: 'constructor' },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('b'))] }],
          },
        ],
      },
    );
    expect(told(wrong)).toEqual([
      'content.0.onclick richTextAttribute',
      'content.0.attrs.style richTextAttribute',
      'content.0.content.0.marks.0 richTextUnknown',
      'content.1 richTextUnknown',
      'content.2.content.0.content.0.attrs.colspan richTextAttribute',
    ]);
    expect(html(wrong)).toBe('<p>a</p><table><tbody><tr><td><p>b</p></td></tr></tbody></table>');
  });

  test('what stands where it cannot: an item without a list, a table in a cell, a paragraph in a line', () => {
    const table = {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [] }] }],
    };
    const inCell = { type: 'tableCell', content: [table] };
    const wrong = doc(
      { type: 'listItem', content: [] },
      { type: 'table', content: [{ type: 'tableRow', content: [inCell] }] },
      paragraph(paragraph(text('deep'))),
      { ...text('bare'), content: [text('x')] },
      paragraph({ ...text('leaf'), content: [text('x')] }),
    );
    expect(told(wrong)).toEqual([
      'content.0 richTextMisplaced',
      'content.1.content.0.content.0.content.0 richTextMisplaced',
      'content.2.content.0 richTextMisplaced',
      'content.3 richTextMisplaced',
      'content.4.content.0.content richTextMisplaced',
    ]);
  });

  test('5,000 nested lists: refused at the level that is too deep, and shown down to it', () => {
    expect(richTextProblems(nested(5))).toEqual([{ path: 'type', rule: 'richTextForm' }]);
    expect(richTextProblems(doc(nested(5)))).toEqual([]);
    expect(told(doc(nested(6)))).toEqual([
      expect.stringMatching(/^content(\.0\.content){12} richTextDepth$/),
    ]);
    expect(told(doc(nested(5000), paragraph(text('after'))))).toHaveLength(1);
    expect(html(doc(nested(5000), paragraph(text('after'))))).toMatch(/<p>after<\/p>$/);
  });

  test('too many elements, too many bytes, a million of them', () => {
    const many = doc(...Array.from({ length: richTextLimits.nodes + 1 }, () => paragraph()));
    expect(told(many)).toEqual([`content.${richTextLimits.nodes} richTextNodes`]);
    expect(readRichText(many).doc.content).toHaveLength(richTextLimits.nodes);
    const long = doc(paragraph(text('字'.repeat(richTextLimits.bytes / 3))));
    expect(told(long)).toEqual(['content richTextBytes']);
    expect(told({ type: 'doc', content: Array(1_000_000).fill(1) }).length).toBeLessThan(60);
  });

  test('what no database and no XML can hold', () => {
    const wrong = doc(paragraph(text('a\0b\u000bc\ud83d')), paragraph(text('\0')));
    expect(told(wrong)).toEqual([
      'content.0.content.0.text controlCharacters',
      'content.1.content.0.text controlCharacters',
    ]);
    expect(plainTextOf(readRichText(wrong).doc)).toBe('abc');
  });

  test.each([
    null,
    1,
    'x',
    [],
    {},
    { type: 'paragraph' },
    { type: 'doc', content: 'x' },
    { type: 'doc', attrs: 1 },
  ])('%j is no text, and is shown as an empty one', (json) => {
    expect(told(json)).toHaveLength(1);
    expect(html(json)).toBe('');
  });
});

test('whatever is stored, reading gives a text that may be saved, and that reads as itself', () => {
  const types = [
    'doc',
    'paragraph',
    'heading',
    'bulletList',
    'listItem',
    'table',
    'tableRow',
    'tableCell',
    'image',
    'text',
    'rateTable',
    '__proto__',
  ];
  const { node } = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: fc.oneof(fc.constantFrom(...types), fc.anything()),
        attrs: fc.oneof(fc.record({ level: fc.anything(), start: fc.anything() }), fc.anything()),
        marks: fc.oneof(
          fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'x'), attrs: fc.anything() })),
          fc.anything(),
        ),
        text: fc.oneof(fc.string(), fc.anything()),
        content: fc.oneof({ maxDepth: 6 }, fc.array(tie('node')), fc.anything()),
      },
      { requiredKeys: ['type'] },
    ),
  }));
  fc.assert(
    fc.property(fc.array(node), (content) => {
      const { doc: shown, leftOut } = readRichText({ type: 'doc', content });
      expect(leftOut.length).toBeLessThanOrEqual(50);
      expect(richTextProblems(shown)).toEqual([]);
      expect(readRichText(shown).doc).toEqual(shown);
      expect(typeof richTextHtml(shown, { imageSrc: () => null })).toBe('string');
    }),
  );
});

test.each([
  'http://a.example',
  'HTTPS://a.example/x?y=1#z',
  'mailto:a@b.example',
  'tel:+867550000',
  '/',
  '/index/news/detail?id=x',
])('a link to %s is safe', (href) => expect(isSafeLink(href)).toBe(true));
