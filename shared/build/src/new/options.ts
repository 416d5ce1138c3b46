import { createInterface } from 'node:readline/promises';
import { isName, sentence } from './names.ts';
import { NewFailure } from './new-failure.ts';
import { read } from './workspace-files.ts';

/** A title in both languages of the portal. */
export type Title = { 'zh-CN': string; en: string };

export type Options = Readonly<Record<string, string | undefined>>;

/** `--zh` and `--en` where they are given; asked for where somebody sits there, since no title is made up. */
export async function titleOf(name: string, { zh, en }: Options): Promise<Title> {
  return {
    'zh-CN': zh ?? (await ask(`Title of ${name} in Chinese: `, missingTitle('--zh'))),
    en:
      en ??
      (await ask(`Title of ${name} in English [${sentence(name)}]: `, missingTitle('--en'), sentence(name))),
  };
}

const missingTitle = (option: string) => `${option} is missing: titles stand in both languages.`;

/**
 * `--permission`, out of the contract's closed list; asked for where somebody sits there, since access is not made up.
 * What a customer has is not seen by a permission of the forwarder's staff.
 */
export async function permissionOf(whoMay: string, { permission }: Options): Promise<string> {
  const file = 'shared/contract/src/account/permissions.ts';
  const known = [...read(file).matchAll(/^ {2}'([\w:]+)': \{[\s\S]*?grantedBy: '(\w+)'/gm)]
    .filter(([, , grantedBy]) => grantedBy !== 'staff' && grantedBy !== 'administratorRole')
    .map(([, name]) => name);
  const offered = `${file} has for customers: ${known.join(', ')}.`;
  const missing = `--permission is missing: ${whoMay}. ${offered}`;
  const name = permission ?? (await ask(`Permission, ${whoMay} (${known.join(', ')}): `, missing));
  if (!known.includes(name)) throw new NewFailure(`“${name}” is no permission of customers. ${offered}`);
  return name;
}

async function ask(question: string, missing: string, offered?: string): Promise<string> {
  if (!process.stdin.isTTY) throw new NewFailure(missing);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = (await lines.question(question)).trim() || offered;
    if (answer) return answer;
    throw new NewFailure(missing);
  } finally {
    lines.close();
  }
}

/** `name:中文:English` of a menu group; null where none is asked for. */
export function groupOf({ group }: Options): { name: string; title: Title } | null {
  if (group === undefined) return null;
  const [name = '', zh, en] = group.split(':');
  if (!isName(name) || !zh || !en)
    throw new NewFailure('--group is name:中文:English, such as cost:费用清单:Bills');
  return { name, title: { 'zh-CN': zh, en } };
}
