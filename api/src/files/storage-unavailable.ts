/** A file could not be stored: its place is full, cannot be written to or does not answer. The cause says which. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Stores, and names what keeps it from being stored. */
export async function storing(key: string, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (cause) {
    throw new StorageUnavailableError(`The file ${key} could not be stored`, { cause });
  }
}
