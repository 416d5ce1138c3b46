import { createInterface } from 'node:readline/promises';
import { isName, sentence } from './names.ts';
import { NewFailure } from './new-failure.ts';

/** A title in both languages of the portal. */
export type Title = { 'zh-CN': string; en: string };

export type Options = Readonly<Record<string, string | undefined>>;

/** `--zh` and `--en` where they are given; asked for where somebody sits there, since no title is made up. */
export async function titleOf(name: string, { zh, en }: Options): Promise<Title> {
  return {
    'zh-CN': zh ?? (await ask(`Title of ${name} in Chinese: `, '--zh')),
    en: en ?? (await ask(`Title of ${name} in English [${sentence(name)}]: `, '--en', sentence(name))),
  };
}

async function ask(question: string, option: string, offered?: string): Promise<string> {
  if (!process.stdin.isTTY) throw new NewFailure(`${option} is missing: titles stand in both languages.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = (await lines.question(question)).trim() || offered;
    if (answer) return answer;
    throw new NewFailure(`${option} is missing: titles stand in both languages.`);
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
