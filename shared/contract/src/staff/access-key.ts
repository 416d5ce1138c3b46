import { integrationScopes } from '../endpoint/integration-scope.ts';
import type { LocalizedText } from '../language/locale.ts';
import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';

/** What calls without a session: a system with an integration key, a team with a release key. */
export const accessKeyKinds = ['integration', 'release'] as const;
export type AccessKeyKind = (typeof accessKeyKinds)[number];

export const accessKeyKindNames: Record<AccessKeyKind, LocalizedText> = {
  integration: { 'zh-CN': '系统对接', en: 'Integration' },
  release: { 'zh-CN': '子应用发布', en: 'Release' },
};

const longestName = 60;

/** What is wrong with what is entered of a new key, the same for form and server. */
export function accessKeyProblems({ kind, name, scopes, remote }: AccessKeyContent): Problem[] {
  const problems: Problem[] = [];
  const ofName = name === '' ? ({ rule: 'required' } as const) : checkText(name, longestName);
  if (ofName) problems.push({ path: 'name', ...ofName });
  if (kind === 'release') {
    if (remote === '') problems.push({ path: 'remote', rule: 'chooseOne' });
    // Under this name the history has what the server does by itself.
    if (name.toLowerCase() === 'server') problems.push({ path: 'name', rule: 'unknownChoice' });
  } else if (!integrationScopes.some((scope) => scopes.includes(scope))) {
    problems.push({ path: 'scopes', rule: 'chooseOne' });
  }
  return problems;
}

/** What is entered of a new key: scopes of one for a system, `remote` (`*`: all) of one for a team. */
export type AccessKeyContent = {
  kind: AccessKeyKind;
  name: string;
  scopes: readonly string[];
  remote: string;
};
