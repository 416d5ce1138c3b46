export type {
  BuildRecord,
  EndpointShape,
  FileRecord,
  GalleryBuildRecord,
  JsonSchema,
  RemoteBuildRecord,
  ShellBuildRecord,
  Surface,
} from './build-record.ts';
export { galleryBuildRecord, remoteBuildRecord, shellBuildRecord, surface } from './build-record.ts';
export { contentId } from './content-id.ts';
export type { Break } from './contract-gate.ts';
export { findBreaks } from './contract-gate.ts';
export { describeContract, endpointShapes } from './endpoint-shapes.ts';
export { versionName } from './release.schema.ts';
