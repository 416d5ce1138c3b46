import { type LocalizedText, locales, type Milestone, milestoneNames, milestones } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/handlers.ts';
import { recordOperation } from '../operations/record-operation.ts';
import { storeWantedNodes } from './container-notices.repository.ts';

/** Says of which of the seven times of a container the caller wants messages. */
export async function changeWantedNodes(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, address, body }: { actor: Actor; address: string; body: { nodes: readonly Milestone[] } },
): Promise<{ nodes: Milestone[] }> {
  const at = clock();
  const nodes = milestones.filter((node) => body.nodes.includes(node));
  await database.transaction().execute(async (transaction) => {
    await storeWantedNodes(transaction, actor, { nodes, at });
    await recordOperation(transaction, {
      by: actor,
      kind: 'noticesChanged',
      subject: namesOf(nodes),
      address,
      at,
    });
  });
  return { nodes };
}

const none: LocalizedText = { 'zh-CN': '不接收集装箱通知', en: 'No messages of containers' };
const separators: LocalizedText = { 'zh-CN': '、', en: ', ' };

function namesOf(nodes: readonly Milestone[]): LocalizedText {
  if (nodes.length === 0) return none;
  const texts = locales.map((locale) => [
    locale,
    nodes.map((node) => milestoneNames[node][locale]).join(separators[locale]),
  ]);
  return Object.fromEntries(texts) as LocalizedText; // one of each language
}
