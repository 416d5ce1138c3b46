/** Beyond this share of failing customers the server stops a canary, and a stable version needs a look. */
export const failingShareLimit = 0.05;
