/** Whether the page is being drawn on the server: what needs a script waits for one. Never in a browser. */
export const useIsDrawing = () => false;
