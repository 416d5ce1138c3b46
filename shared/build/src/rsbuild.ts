export { baseConfig } from './base-config.ts';
export { defineGallery } from './define-gallery.ts';
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
export { defineSingle } from './define-single.ts';
