import { expect, test } from '@jest/globals';
import { rulesOut } from './selector-ends.ts';

const element = (localName: string, className?: string) => ({
  localName,
  getAttributeNS: (_namespace: null, name: string) => (name === 'class' ? (className ?? null) : null),
});
const button = element('button', 'Berth  ant-btn\tant-btn-icon');

test.each([
  'button',
  'BUTTON',
  '*',
  '.ant-btn',
  '.ANT-BTN',
  '.ant-btn:hover',
  ':where(.css-1, .css-2).ant-btn',
  ':where(.css-1).a .ant-btn:not(.b > c)',
  'div > button[title="a, b > c"]',
  'a, .missing, .ant-btn',
  '#id',
  ':is(.x, .y)',
  ':not(.x)',
  '[hidden]',
  '.ant-btn:not(:has(.x, :is(y)))',
  '.with\\:escape',
  'a~button',
  'a+.ant-btn',
])('%s may match', (selector) => expect(rulesOut(selector, button)).toBe(false));

test.each([
  'a',
  '.ant',
  '.ant-btn a',
  '.ant-btn > .ant-btn-ico',
  'button.missing',
  'a, .missing',
  ':where(.ant-btn).missing',
  ':where(.ant-btn) a:not(.ant-btn)',
])('%s cannot', (selector) => expect(rulesOut(selector, button)).toBe(true));

test('an element without a class has its tag alone', () => {
  expect(rulesOut('.ant-btn', element('button'))).toBe(true);
  expect(rulesOut('button', element('button'))).toBe(false);
});

test('a rule without a selector is left to whoever knows more', () => {
  expect(rulesOut(undefined, button)).toBe(false);
});
