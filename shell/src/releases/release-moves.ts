import { failingShareLimit } from '@berth/contract';
import type { ReleaseEvent, ReleaseMove, StaffRemote } from '@berth/contract/endpoints';

type Figures = StaffRemote['figures'][number];

/** The share with errors: of the customers, or of the visitors' pages where no customer was among them. */
export function failingShare({ customers, failing, started, failed }: Figures): number {
  if (customers > 0) return failing / customers;
  return failed > 0 ? failed / Math.max(started, failed) : 0;
}

/** How a version does: nobody had it, none failed, few did, too many did. */
export function healthOf(figures: Figures | undefined): 'unseen' | 'well' | 'watch' | 'failing' {
  if (!figures || figures.started + figures.failed === 0) return 'unseen';
  const share = failingShare(figures);
  if (share === 0) return 'well';
  return share > failingShareLimit ? 'failing' : 'watch';
}

/** Who put a version where it is now, when and why; undefined where the history does not go back that far. */
export function findMove(
  history: readonly ReleaseEvent[],
  remote: string,
  as: ReleaseMove['as'],
  version: string,
): ReleaseEvent | undefined {
  const isThis = (move: ReleaseMove) => move.remote === remote && move.as === as && move.to === version;
  return history.find(({ moved }) => moved.some(isThis));
}

const troubles: readonly ReleaseEvent['kind'][] = ['leftOut', 'heldBack', 'unfit', 'canaryStopped'];

/** What went wrong last with a remote, where nobody has moved it since. */
export function findTrouble(history: readonly ReleaseEvent[], remote: string): ReleaseEvent | undefined {
  const last = history.find((event) => isOf(event, remote) && (isTrouble(event) || event.moved.length > 0));
  return last && isTrouble(last) ? last : undefined;
}

function isOf({ remote, moved }: ReleaseEvent, name: string): boolean {
  return remote === name || moved.some((move) => move.remote === name);
}

function isTrouble(event: ReleaseEvent): boolean {
  return troubles.includes(event.kind) && event.messages.length > 0 && event.by === 'server';
}

/** The newest canary that the server stopped by itself. */
export function findStopped(history: readonly ReleaseEvent[]): ReleaseEvent | undefined {
  return history.find(isStoppedByServer);
}

/** What nobody did: figures beyond the limit. A person or a team may end a canary, too. */
export function isStoppedByServer({ kind, by }: ReleaseEvent): boolean {
  return kind === 'canaryStopped' && by === 'server';
}
