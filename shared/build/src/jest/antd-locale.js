/** antd's locales are CommonJS with a `default` inside; bundlers unwrap it, Node does not. */
export default {
  process: (code) => ({ code: `${code}\nmodule.exports = module.exports.default;` }),
};
