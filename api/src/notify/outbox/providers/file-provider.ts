import { mkdir, rename, writeFile } from 'node:fs/promises';
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
    const path = join(folder, `${createdAt.toISOString().replaceAll(/[:.]/g, '')}-${channel}-${id}.json`);
    const content = `${JSON.stringify({ id, channel, to, subject, text }, null, 2)}\n`;
    try {
      await mkdir(folder, { recursive: true });
      // Whoever reads the folder meanwhile finds a message whole or not at all.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    } catch (error) {
      throw new SendFailure((error as NodeJS.ErrnoException).code ?? 'UNWRITABLE');
    }
    say(`${channel === 'sms' ? 'SMS' : 'Mail'} to ${to}: ${text}`);
  };
}
