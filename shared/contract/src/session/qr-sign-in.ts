/** How long a code on a screen is good, from the moment it is drawn to the sign-in. */
export const qrSignInSeconds = 120;

/** Where a sign-in by phone stands; `over` is a code that has expired or was used. */
export const qrSignInStates = ['waiting', 'scanned', 'allowed', 'refused', 'over'] as const;
export type QrSignInState = (typeof qrSignInStates)[number];
