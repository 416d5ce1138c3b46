// A process that takes the lock of a data folder, says how that went, and keeps it until it is ended.
import { lockFolder } from '../src/database/embedded/folder-lock.ts';

const folder = process.argv[2];
if (folder === undefined) throw new TypeError('The path of the folder is missing');
process.once('disconnect', () => process.exit(1));
try {
  const lock = lockFolder(folder);
  process.send?.({ holds: true, recoveredFrom: lock.recoveredFrom?.pid ?? null });
} catch (error) {
  process.send?.({ holds: false, message: String(error) });
}
