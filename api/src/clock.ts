/** Now, as the server sees it; tests give their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
