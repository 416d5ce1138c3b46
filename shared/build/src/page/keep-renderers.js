// Each remote brings a hot-update runtime of its own, which looks for React among the registered renderers. The
// stand-in for the developer tools that the shell's runtime sets up forgets to keep them.
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook) {
  const inject = hook.inject;
  hook.inject = function injectAndKeep(renderer) {
    const id = inject.call(this, renderer);
    this.renderers.set(id, renderer);
    return id;
  };
}
