import type { LocalizedText } from '../language/locale.ts';
import type { DeclarationCheck } from './declaration-checks.ts';

/** What checks say of each path: of several kinds, such as sums, together. */
export function checkTextsByPath(
  checks: readonly Pick<DeclarationCheck, 'path' | 'texts'>[],
): ReadonlyMap<string, LocalizedText> {
  const found = new Map<string, LocalizedText>();
  for (const { path, texts } of checks) {
    const before = found.get(path);
    found.set(path, {
      'zh-CN': before ? `${before['zh-CN']}；${texts['zh-CN']}` : texts['zh-CN'],
      en: before ? `${before.en}; ${texts.en}` : texts.en,
    });
  }
  return found;
}
