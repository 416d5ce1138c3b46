/** How long texts of a release may be, and how much of a thing there may be. */
export const releaseLimits = { why: 500, setName: 60, setVersions: 40, fileBytes: 10 * 1024 * 1024 } as const;
