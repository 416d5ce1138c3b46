/** The most that a picture may have: phones make 12, and 50 when they are asked to. */
export const maxMegapixels = 50;
