import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { announcement } from './announcement.schema.ts';

export const workspaceEndpoints = {
  'GET /user/getWorkspace': {
    summary: 'What stands around and over the pages of the workspace by the settings of the portal',
    access: 'signedIn',
    result: z.object({
      announcement: announcement.nullable(),
      /** Lines that say who looks; none where there is no watermark. */
      watermark: z.array(z.string()),
    }),
  },
} as const satisfies EndpointTable;
