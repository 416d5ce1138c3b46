export { foreignClaims, ownItems, shellName } from './remote/foreign-claims.ts';
export type {
  OverrideRefusal,
  PreloadedFile,
  RefusedOverride,
  Registry,
  RemoteDeclaration,
  RemoteEntry,
  RemoteFailureCause,
  RemoteVersion,
  SignedRegistry,
  StandIn,
} from './remote/remote-entry.ts';
export {
  isPathWithin,
  isSitePage,
  knowsOfVersions,
  overridePermission,
  remoteForPath,
  standInsOf,
} from './remote/remote-entry.ts';
export type { CardSize, RemotePart } from './remote/remote-part.ts';
export { cardSlot, partKey } from './remote/remote-part.ts';
