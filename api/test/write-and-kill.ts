import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface WriterReport {
  openedInMs: number;
  /** Commits of those before that are not there any more. */
  lost: number[];
}

const program = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url));

/** Writes into an embedded database until some commits were acknowledged, then ends the writer without a warning. */
export async function writeAndKill(
  dataDir: string,
  acknowledgedBefore: readonly number[],
): Promise<{ report: WriterReport; acknowledged: number[] }> {
  const writer = fork(program, [dataDir, JSON.stringify(acknowledgedBefore)], { execArgv: [] });
  try {
    const acknowledged: number[] = [];
    const isAcknowledged = new Promise<void>((resolve) => {
      writer.on('message', (message: { acknowledged?: number }) => {
        if (message.acknowledged === undefined) return;
        acknowledged.push(message.acknowledged);
        resolve();
      });
    });
    const hasEnded = once(writer, 'exit');
    const [report] = await once(writer, 'message');
    await Promise.race([isAcknowledged, hasEnded]);
    await pause(Math.random() * 250);
    return { report: report as WriterReport, acknowledged };
  } finally {
    await kill(writer);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
