/** What a team types, as the empty states of this page tell it. */
export const toolCommands = {
  release: (remote: string) => `npm run release -- build ${remote} && npm run release -- publish ${remote}`,
  saveSet: 'npm run release -- set save',
  publish: 'npm run release -- publish',
  keyVariable: 'BERTH_RELEASE_KEY',
} as const;
