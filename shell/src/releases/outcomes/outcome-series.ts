import type { ReleaseOutcomes } from '@berth/contract/endpoints';
import type { ChartSeries } from '@berth/ui';
import { versionName } from '../version-name.ts';

/** As many lines as can be distinguished. */
const mostLines = 5;

/** Failed pages of the newest versions, a line each; a day on which nobody had a version is a gap, not zero. */
export function outcomeSeries({ versions }: ReleaseOutcomes): ChartSeries[] {
  const shown = versions.slice(0, mostLines);
  const names = shown.map(({ version }) => version);
  return shown.map(({ version, started, failed }) => ({
    name: versionName(version, names),
    values: failed.map((count, at) => (count + (started[at] ?? 0) === 0 ? null : count)),
  }));
}
