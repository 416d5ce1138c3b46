import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './chart-option.ts';

// The only module that reaches echarts, and only what two kinds of chart need of it.
use([BarChart, LineChart, GridComponent, TooltipComponent, LabelLayout, SVGRenderer]);

export type Drawing = {
  update: (option: ChartOption) => void;
  resize: (size: { width: number; height: number }) => void;
  dispose: () => void;
};

/**
 * Draws into `host` as SVG: sharp in print and at any zoom, and it writes styles through the CSSOM alone, so it
 * runs under a content policy without inline styles.
 */
export function drawChart(host: HTMLElement, size: { width: number; height: number }): Drawing {
  const chart = init(host, null, { renderer: 'svg', ...size });
  for (const element of [host, ...host.querySelectorAll('svg')]) emptiesWithoutHtml(element);
  return {
    update: (option) => chart.setOption(option, { notMerge: true }),
    resize: (next) => chart.resize(next),
    dispose: () => chart.dispose(),
  };
}

/** zrender empties its elements by `innerHTML = ''`, which Trusted Types refuse even for an empty text. */
function emptiesWithoutHtml(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });
}
