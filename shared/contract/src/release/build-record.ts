import { z } from 'zod';

/** A JSON schema as Zod prints it. */
export type JsonSchema = Record<string, unknown>;

const jsonSchema = z.record(z.string(), z.unknown());

/** What one call takes (params, query or list, body; null for nothing) and the `data` that it answers. */
const endpointShape = z.object({ input: jsonSchema.nullable(), output: jsonSchema });
export type EndpointShape = z.output<typeof endpointShape>;

const fileRecord = z.object({
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
  brotliBytes: z.number().int().nonnegative(),
});
export type FileRecord = z.output<typeof fileRecord>;

// A path inside the build: no way out of its folder, no query, no encoded character.
const filePath = z.string().regex(/^(?!.*\.\.)[\w-][\w.@~+-]*(\/[\w-][\w.@~+-]*)*$/);
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** SemVer of the package and the content of the build: `0.1.0+3f2a9c41d7e0`. */
const version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?\+[0-9a-f]{12}$/);
/** Of versions; a longer one would take long to read. */
const range = z.string().max(200);
const versions = z.record(z.string(), range);

const calls = z.object({ hash: z.string(), endpoints: z.record(z.string(), endpointShape) });

const parts = {
  name,
  version,
  /** Every file of the build by its path, the record itself left out. */
  files: z.record(filePath, fileRecord),
  /**
   * Path → the files (scripts and styles) that the first HTML can ask for at once. `''` is what every page needs
   * (of a remote: its exposed module; of the shell: what follows index.html's own), a language (`zh-CN`) its words.
   * Of a remote, a route's path is what that page needs in addition, the entry not included, and `parts/name` the same
   * of a part. Of the shell, `/login` is the login page and `/` the workspace, in which all that needs a session stands.
   */
  preload: z.record(z.string(), z.array(filePath)),
};

/** `build.json` of a remote: which build it is, what its files hash to, what it needs of shell and API. */
export const remoteBuildRecord = z.object({
  ...parts,
  entry: filePath,
  /** For each key of `preload`: the shared modules that it asks the shell for, see `sharedFiles` there. */
  consumes: z.record(z.string(), z.array(z.string())).optional(),
  /** The window's variable that the entry writes its container to; another one in each build. */
  global: z.string().regex(/^berth_[a-z0-9_]+$/),
  runtime: z.object({
    /** Range of `@berth/runtime`, from remote.json. */
    range,
    /** The exports of `@berth/runtime` that its sources import. */
    uses: z.array(z.string()),
  }),
  /** Shared module → the range of versions that it takes. */
  shared: versions,
  /** The calls that it makes, as they were when it was built. */
  contract: calls,
});
export type RemoteBuildRecord = z.output<typeof remoteBuildRecord>;

/** `build.json` of the shell: what it gives to remotes. */
export const shellBuildRecord = z.object({
  ...parts,
  /** The calls that it makes, as they were when it was built: a page may still run it when the API has moved on. */
  contract: calls.optional(),
  provides: z.object({
    runtime: z.object({ version: z.string(), exports: z.array(z.string()) }),
    /** Shared module → the version that the shell brings. */
    shared: versions,
    /** Shared module → the files that it comes in, those of what it needs in turn included. */
    sharedFiles: z.record(z.string(), z.array(filePath)).optional(),
  }),
});
export type ShellBuildRecord = z.output<typeof shellBuildRecord>;

/** `build.json` of the gallery of widgets. */
export const galleryBuildRecord = z.object({ name: parts.name, version: parts.version, files: parts.files });
export type GalleryBuildRecord = z.output<typeof galleryBuildRecord>;

/** `build.json` of any production build. */
export type BuildRecord = RemoteBuildRecord | ShellBuildRecord;

/** What a remote meets where it is deployed: the shell's exports and shared modules, the API's contract. */
export const surface = z.object({
  runtime: z.object({ version: z.string(), exports: z.array(z.string()) }),
  shared: versions,
  contract: z.object({ hash: z.string(), endpoints: z.record(z.string(), endpointShape) }),
});
export type Surface = z.output<typeof surface>;
