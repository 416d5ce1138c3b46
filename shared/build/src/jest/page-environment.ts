import { createRequire } from 'node:module';
import { rulesOut } from './selector-ends.ts';

// jsdom's own parts are found from Jest's environment, so that they are those that it runs with.
const require = createRequire(import.meta.url);
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const jsdom = fromEnvironment.resolve('jsdom');
const part = (path: string) =>
  createRequire(jsdom)(jsdom.replace(/api\.js$/, `jsdom/living/helpers/${path}`));

type ElementImpl = Parameters<typeof rulesOut>[1];

/**
 * A computed style asks of every rule whether it matches, and nearly none does. Most can be ruled out by what their
 * selector ends with, in a hundredth of the time. It has to be done before anything takes the function from its module.
 */
const selectors: { matchesDontThrow: (element: ElementImpl, selector: string) => boolean } =
  part('selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  !rulesOut(selector, element) && matchesDontThrow(element, selector);

// jsdom resolves ten colours for each computed style. Tests ask what is shown and what takes clicks.
const { propertiesWithResolvedValueImplemented: resolved } = part('style-rules.js');
for (const property of Object.keys(resolved)) if (property.includes('color')) delete resolved[property];

/** Jest's page, whose computed styles come sooner. */
export default fromEnvironment('jest-environment-jsdom').TestEnvironment;
