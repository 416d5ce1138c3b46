import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { PageWatermark } from './PageWatermark.tsx';

const watermark = () => document.querySelector<SVGSVGElement>('body > svg.watermark');
const texts = () => Array.from(watermark()?.querySelectorAll('text') ?? [], ({ textContent }) => textContent);

test('says who looks in a tile of 150, without a style attribute, unseen by screen readers', () => {
  const { unmount } = render(<PageWatermark lines={['陈晓明', '6688']} />);
  const pattern = watermark()?.querySelector('pattern');
  expect([pattern?.getAttribute('width'), pattern?.getAttribute('height')]).toEqual(['150', '150']);
  expect(texts()).toEqual(['陈晓明', '6688']);
  expect(watermark()?.getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelector('svg [style], svg[style]')).toBeNull();
  unmount();
  expect(watermark()).toBeNull();
});

test('comes back when it is removed, hidden or rewritten', async () => {
  render(<PageWatermark lines={['陈晓明']} />);
  watermark()?.remove();
  await waitFor(() => expect(texts()).toEqual(['陈晓明']));
  watermark()?.setAttribute('style', 'display:none');
  await waitFor(() => expect(watermark()?.hasAttribute('style')).toBe(false));
  for (const text of watermark()?.querySelectorAll('text') ?? []) text.textContent = '';
  await waitFor(() => expect(texts()).toEqual(['陈晓明']));
  expect(document.querySelectorAll('svg.watermark')).toHaveLength(1);
});

test('follows the user, cuts what is too long, and is nothing for nobody', () => {
  const { rerender } = render(<PageWatermark lines={['陈晓明']} />);
  rerender(<PageWatermark lines={['深圳市前海泊位国际供应链管理服务有限公司']} />);
  expect(texts()).toEqual(['深圳市前海泊位国际供…']);
  rerender(<PageWatermark lines={[]} />);
  expect(watermark()).toBeNull();
});

test('that of a page makes way for that of the whole workspace', () => {
  render(
    <>
      <PageWatermark lines={['陈晓明']} />
      <PageWatermark lines={['陈晓明', '6688', '2026-11-20']} isOverAll />
    </>,
  );
  const drawn = Array.from(document.querySelectorAll('svg.watermark'), (svg) =>
    svg.getAttribute('data-over'),
  );
  expect(drawn.toSorted()).toEqual(['all', 'page']);
});
