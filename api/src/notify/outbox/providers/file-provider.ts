import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Provider, SendFailure } from './provider.ts';

/** Where messages are written, below DATA_DIR. */
const outboxFolder = 'outbox';

/**
 * For development and tests: writes each message into a file of its own, and says it where somebody looks at the
 * server's console. A file's name begins with its time, so that the last one stands last.
 */
export function openFileProvider(dataDir: string, say: (text: string) => void): Provider {
  const folder = join(dataDir, outboxFolder);
  return async (parcel) => {
    const { id, channel, to, subject, text, createdAt } = parcel;
    const name = `${createdAt.toISOString().replaceAll(/[:.]/g, '')}-${channel}-${id}.json`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, name),
        `${JSON.stringify({ id, channel, to, subject, text }, null, 2)}\n`,
        {
          mode: 0o600,
        },
      );
    } catch (error) {
      throw new SendFailure((error as NodeJS.ErrnoException).code ?? 'UNWRITABLE');
    }
    say(`${channel === 'sms' ? 'SMS' : 'Mail'} to ${to}: ${text}`);
  };
}
