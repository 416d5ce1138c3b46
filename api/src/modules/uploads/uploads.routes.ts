import { endpoints } from '@berth/contract/endpoints';
import type { Handlers } from '../../http/handlers.ts';
import { presentFile, presentUploaded } from './uploads.presenter.ts';
import { getUpload, readStored, storeUpload } from './uploads.service.ts';
import {
  readVisitorUpload,
  storeVisitorUpload,
  type VisitorDependencies,
} from './visitor-uploads.service.ts';

/** Files (spec section 7, Uploads). */
export function uploadHandlers(deps: VisitorDependencies) {
  return {
    'POST /uploadFile': async ({ actor, upload }) => {
      const rule = endpoints['POST /uploadFile'].upload;
      const { id, fileName } = await storeUpload(deps, actor, { received: upload, rule });
      return presentUploaded(fileName, `/file/${id}`);
    },
    'GET /file/:id': async ({ actor, params }) => {
      const row = await getUpload(deps, actor, params.id);
      return presentFile(row, await readStored(deps, row));
    },
    'POST /login/upload': async ({ upload, address }) => {
      const rule = endpoints['POST /login/upload'].upload;
      const { secret, fileName } = await storeVisitorUpload(deps, { received: upload, rule, address });
      return presentUploaded(fileName, `/login/file/${secret}`);
    },
    'GET /login/file/:secret': async ({ params }) => await readVisitorUpload(deps, params.secret),
  } satisfies Partial<Handlers>;
}
