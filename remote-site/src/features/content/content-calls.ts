import { request } from '@berth/runtime';
import type { UploadFile } from '@berth/ui';
import { pictureFile } from './content-entry.ts';

/** The branches, to choose from. */
export async function listBranches(_values: object, signal: AbortSignal) {
  const rows = await request('GET /system/site/content/list', { query: { kind: 'branch' } }, { signal });
  return rows.flatMap(({ id, record }) =>
    record.kind === 'branch'
      ? [
          {
            value: id,
            nameZh: record.nameZh,
            nameEn: record.nameEn,
            search: `${id} ${record.cityEn}`.toLowerCase(),
          },
        ]
      : [],
  );
}

/** Keeps a picture for the site; it is shown once something that uses it is saved. */
export const uploadPicture: UploadFile = async (file, { signal, onProgress }) => {
  const { id } = await request(
    'POST /system/articles/uploadPicture',
    { upload: file },
    { signal, onProgress, overlay: false, errors: 'caller' },
  );
  return pictureFile(id, file.name);
};
