/** Whose `jsx-runtime` compiled JSX calls: no text of ours stands bare beside an element (`shared/ui/src/jsx`). */
export const jsxSource = '@berth/ui/jsx';
