/** What a team types, as the empty states of this page tell it. */
export const toolCommands = {
  release: (remote: string) => `pnpm release build ${remote} && pnpm release publish ${remote}`,
  saveSet: 'pnpm release set save',
  publish: 'pnpm release publish',
  keyVariable: 'BERTH_RELEASE_KEY',
} as const;
