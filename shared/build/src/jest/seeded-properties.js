/**
 * Property tests draw from the seed of the run: `npm test` has a fixed one, so that a red run means the change; a part
 * of the matrix has one of its own, which it prints. By hand fast-check draws one, and names it where a property fails.
 */
export default {
  process: (code) => {
    if (!code.includes(unset)) throw new Error(`fast-check has no “${unset}” any more.`);
    return { code: code.replace(unset, seeded) };
  },
};

const unset = 'let globalParameters = {};';
const seeded = `let globalParameters = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};`;
