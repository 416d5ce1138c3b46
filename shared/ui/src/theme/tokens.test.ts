import { describe, expect, test } from '@jest/globals';
import { theme } from 'antd';
import { antdTheme } from './antd-theme.ts';
import { contrast } from './color-math.ts';
import { cssVariables } from './css-variables.ts';
import { primaryColors } from './primary-colors.ts';
import { type Appearance, palettes, statusColor, statusNames } from './tokens.ts';

const appearances: Appearance[] = ['light', 'dark'];
const configured = [null, '#1657C9', '#E8590C', '#FFD400', '#0B0B0B', '#FFFFFF', '#00A36C', 'blue'];

describe.each(appearances)('the %s palette', (appearance) => {
  const palette = palettes[appearance];
  const grounds = [palette.surface, palette.surface2, palette.page];

  test('texts read on every surface (AA)', () => {
    for (const ground of grounds) {
      for (const name of ['text', 'text2', 'text3', 'danger', 'warning', 'success'] as const) {
        expect([name, ground, contrast(palette[name], ground) >= 4.5]).toEqual([name, ground, true]);
      }
    }
    expect(contrast(palette.danger, palette.dangerSurface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.warning, palette.warningSurface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.success, palette.successSurface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#FFFFFF', palette.ink)).toBeGreaterThanOrEqual(7);
  });

  test('the words of a red button read, also while it is pointed at and pressed', () => {
    const { colorError, colorErrorHover, colorErrorActive } = theme.getDesignToken(
      antdTheme(appearance, 'en'),
    );
    for (const ground of [colorError, colorErrorHover, colorErrorActive])
      expect(contrast(ground, palette.dangerSurface)).toBeGreaterThanOrEqual(4.5);
  });

  test('status dots and field borders are seen on a surface', () => {
    for (const name of statusNames) {
      expect([name, contrast(statusColor(name, appearance), palette.surface) >= 3]).toEqual([name, true]);
    }
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(configured)('with the primary colour %s, links and buttons read', (color) => {
    const colors = primaryColors(color, appearance);
    expect(colors.lighter).toHaveLength(9);
    expect(colors.darker).toHaveLength(9);
    for (const ground of grounds) expect(contrast(colors.text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.fill, colors.onPrimary)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the variables name what shell and remotes use', () => {
  const variables = cssVariables('light', 'en');
  for (const name of [
    'text-2',
    'surface-2',
    'line-strong',
    'primary-1',
    'primary-d9',
    'status-space-locked',
  ]) {
    expect(variables).toHaveProperty([`--berth-${name}`]);
  }
  expect(variables['--berth-primary']).toBe('#1657C9');
});
