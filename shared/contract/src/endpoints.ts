import { bookingEndpoints } from './booking/booking.endpoints.ts';
import { exportEndpoints } from './export/export.endpoints.ts';
import { menuEndpoints } from './menu/menu.endpoints.ts';
import { releaseEndpoints } from './release/release.endpoints.ts';
import { staffReleaseEndpoints } from './release/staff.endpoints.ts';
import { healthEndpoints, remoteEndpoints } from './remote/remote.endpoints.ts';
import { selectEndpoints } from './select/select.endpoints.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';
import { siteEndpoints } from './site/site.endpoints.ts';
import { tableEndpoints } from './table/table.endpoints.ts';
import { uploadEndpoints } from './upload/upload.endpoints.ts';

/**
 * The wire contract: every call, by method and path under `/api`. The server registers exactly these, the
 * client is typed by them, and the OpenAPI page is printed from them. Browser code takes its type alone.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...siteEndpoints,
  ...menuEndpoints,
  ...remoteEndpoints,
  ...healthEndpoints,
  ...selectEndpoints,
  ...bookingEndpoints,
  ...exportEndpoints,
  ...tableEndpoints,
  ...uploadEndpoints,
  ...releaseEndpoints,
  ...staffReleaseEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type {
  Access,
  EndpointDefinition,
  EndpointInput,
  EndpointKey,
  EndpointResult,
  EndpointTable,
  Method,
  UploadInput,
  UploadRule,
} from './endpoint.ts';
export type {
  DeploymentMade,
  ReleasedVersion,
  ReleaseEvent,
  ReleaseKey,
  ReleaseMove,
  ReleaseSet,
  RemotePin,
  TakenPath,
} from './release/release.schema.ts';
export type { ReleaseOutcomes, ReleaseOverview, StaffRemote } from './release/staff.endpoints.ts';
export { remoteDeclaration } from './remote/remote.endpoints.ts';
