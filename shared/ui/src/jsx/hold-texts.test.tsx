import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { Fragment, type ReactNode, useState } from 'react';
import { holdTexts } from './hold-texts.ts';

afterEach(cleanup);

/** What a browser's translator does to the texts of a page. */
function translate(page: Element) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // only texts are walked
  for (const text of texts.filter(({ data }) => /\S/.test(data))) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`${text.data} `);
  }
}

/** A part that is translated, and drawn again with another number. */
function redraw(draw: (count: number) => ReactNode): string {
  let setCount = (_count: number) => {};
  function Part() {
    const [count, set] = useState(1);
    setCount = set;
    return draw(count);
  }
  const { container } = render(<Part />);
  translate(container);
  act(() => setCount(2));
  return container.textContent ?? '';
}

test.each<[string, (count: number) => ReactNode, string]>([
  ['a text beside an element that goes', (count) => <p>共 {count === 1 && <b>一</b>} 项</p>, '共  项'],
  ['an element that comes before a text', (count) => <p>{count === 2 && <b>二</b>}项</p>, '二项'],
  [
    'a text that goes',
    (count) => (
      <p>
        {count === 1 && '有误'}
        <b>甲</b>
      </p>
    ),
    '甲 ',
  ],
  [
    'a text that comes before an element',
    (count) => (
      <p>
        {count === 2 && '有误'}
        <b>甲</b>
      </p>
    ),
    '有误甲 ',
  ],
  ['a number among texts', (count) => <p>共 {count} 项</p>, '共 2 项'],
  [
    'a number beside an element',
    (count) => (
      <p>
        <b>共</b> {count}
      </p>
    ),
    '共  2',
  ],
  ['a text alone that an element follows', (count) => <p>{count === 1 ? '读取中' : <b>甲</b>}</p>, '甲'],
  [
    'a text in a fragment',
    (count) => (
      <p>
        <Fragment>第 {count} 页</Fragment>
        <b>甲</b>
      </p>
    ),
    '第 2 页甲 ',
  ],
  [
    'a text alone in a fragment',
    (count) => (
      <p>
        <Fragment>{`第 ${count} 页`}</Fragment>
      </p>
    ),
    '第 2 页',
  ],
])('%s is as it would be on a page that was not translated', (_case, draw, text) => {
  expect(redraw(draw)).toBe(text);
});

test('elements keep their places, and so what is typed in them, while texts beside them come and go', () => {
  let setError = (_error: string | null) => {};
  function Field() {
    const [error, set] = useState<string | null>(null);
    setError = set;
    return (
      <p>
        名称 {error}
        <input aria-label="名称" />
        {error}
      </p>
    );
  }
  const { container } = render(<Field />);
  const input = container.querySelector('input');
  translate(container);
  act(() => setError('请填写'));
  expect(container.querySelector('input')).toBe(input);
  expect(container.textContent).toBe('名称 请填写请填写');
});

test('elements that hold text alone get no element, and what has no text stays as it is', () => {
  expect(holdTexts('option', ['a', 1, null])).toBe('a1');
  expect(holdTexts('text', ['a', <tspan key="b" />])).toHaveLength(2);
  const elements = [<b key="a" />, ' ', null];
  expect(holdTexts('p', elements)).toEqual(elements);
  expect(holdTexts(Fragment, 5)).toMatchObject({ type: 'span', props: { children: '5' } });
  expect(holdTexts('p', 'a')).toBe('a');
});
