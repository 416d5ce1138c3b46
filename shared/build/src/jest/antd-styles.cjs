// In place of '@rc-component/util/lib/Dom/dynamicCSS', by which antd writes its style sheets into the page. jsdom
// matches every rule of every sheet whenever a computed style is asked for, as each getByRole and each table does:
// half of the time of a page's test. Tests ask what is shown and what takes clicks, so that alone is written.

const asked = /(?:^|;)\s*(?:display|visibility|pointer-events)\s*:[^;]+/g;
const blocks = /@(?!layer)[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|([^{};]+)\{([^{}]*)\}/g;
const styles = new Map();

function onlyAsked(css) {
  let kept = '';
  for (const [, selector, declarations] of css.matchAll(blocks)) {
    // Nothing that a test could ask for is drawn before or after an element.
    if (selector === undefined || /:(?:before|after)/.test(selector)) continue;
    const found = declarations.match(asked);
    if (found) kept += `${selector}{${found.join(';')}}`;
  }
  return kept;
}

exports.updateCSS = (css, key) => {
  let style = styles.get(key);
  if (!style) {
    style = document.createElement('style');
    styles.set(key, style);
    style.textContent = onlyAsked(css);
    document.head.append(style);
  }
  return style;
};

exports.removeCSS = (key) => {
  styles.get(key)?.remove();
  styles.delete(key);
};
