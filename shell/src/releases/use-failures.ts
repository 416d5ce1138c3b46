import type { ReleasedVersion } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';

/** What speaks against a version: whose canary was stopped, and for how many customers it failed. */
export function useFailures(version: ReleasedVersion | undefined): string[] {
  const { t } = useTranslation('releases');
  if (!version) return [];
  const { customers, failing, isCanaryStopped } = version;
  const figures = failing > 0 ? [t('versions.failing', { customers, failing })] : [];
  return isCanaryStopped ? [t('versions.canaryStopped'), ...figures] : figures;
}
