/**
 * React shows what was waited for no sooner than 300 ms after what stood there meanwhile, so that a page does not
 * flicker. For nobody who looks on it only holds up each test of a page that loads a part later.
 */
export default {
  process: (code) => {
    if (!code.includes(throttle)) throw new Error(`React has no “${throttle}” any more.`);
    return { code: code.replace(throttle, 'FALLBACK_THROTTLE_MS = 0') };
  },
};

const throttle = 'FALLBACK_THROTTLE_MS = 300';
