/** What a person may keep of the console. */
export const consoleLimits = { cards: 100, functions: 24 } as const;
