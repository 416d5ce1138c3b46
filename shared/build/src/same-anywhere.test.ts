import { expect, test } from '@jest/globals';
import { withoutPlace } from './same-anywhere.ts';

test('a module in a data URL has the same name wherever the workspace stands', () => {
  const request = (folder: string) =>
    `data:text/javascript,${encodeURIComponent(`import runtime from "${folder}node_modules/runtime.js";`)}`;
  const here = withoutPlace(request('/home/a/berth/'), '/home/a/berth/');
  expect(here).toBe(withoutPlace(request('/b/'), '/b/'));
  expect(decodeURIComponent(here)).toContain('from "berth-workspace/node_modules/runtime.js"');
});
