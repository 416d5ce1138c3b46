import { beforeAll, expect, test } from '@jest/globals';
import { holdOffFiles } from './hold-off-files.ts';

beforeAll(holdOffFiles);

function drag(type: 'dragover' | 'drop', element: Element, types: readonly string[]) {
  document.body.append(element);
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  element.dispatchEvent(Object.assign(event, { dataTransfer }));
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

test.each(['dragover', 'drop'] as const)('a file is not opened in place of the page: %s', (type) => {
  expect(drag(type, document.createElement('p'), ['Files'])).toEqual([true, 'none']);
});

test('a text, a field for files and what takes the file itself are left alone', () => {
  expect(drag('drop', document.createElement('p'), ['text/plain'])).toEqual([false, 'copy']);
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  expect(drag('drop', input, ['Files'])).toEqual([false, 'copy']);
  const zone = document.createElement('p');
  zone.addEventListener('dragover', (event) => event.preventDefault());
  expect(drag('dragover', zone, ['Files'])).toEqual([true, 'copy']);
});
