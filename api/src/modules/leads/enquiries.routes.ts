import { endpoints } from '@berth/contract/endpoints';
import type { Handlers } from '../../http/handlers.ts';
import type { UploadDependencies } from '../uploads/uploads.service.ts';
import { storeCv } from './cv/store-cv.ts';
import { submitEnquiry } from './submit-enquiry.ts';

/** Visitors of the public site ask, write and apply. */
export function enquiryHandlers(deps: UploadDependencies) {
  return {
    'POST /index/submitEnquiry': async ({ body, address, locale }) =>
      await submitEnquiry(deps, body, { address, locale }),
    'POST /index/uploadCv': async ({ upload, address }) => {
      const rule = endpoints['POST /index/uploadCv'].upload;
      return await storeCv(deps, { received: upload, rule, address });
    },
  } satisfies Partial<Handlers>;
}
