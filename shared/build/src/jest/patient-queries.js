/**
 * Testing Library waits a second for what shall appear, which a busy machine needs for a page of antd alone: ten, and
 * as many times that as `PATIENCE` says.
 */
export default {
  process: (code) => {
    if (!code.includes(usual)) throw new Error(`Testing Library has no “${usual}” any more.`);
    return { code: code.replace(usual, 'asyncUtilTimeout: 10_000 * (Number(process.env.PATIENCE) || 1)') };
  },
};

const usual = 'asyncUtilTimeout: 1000';
