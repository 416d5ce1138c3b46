import type { Preview } from './preview.ts';

/** A folder of the kit: its previews, mostly one, or what kept one from loading. */
export type Widget = { folder: string; load: () => Promise<readonly LoadedPreview[]> };
export type LoadedPreview = { file: string; preview: Preview } | { file: string; problem: string };

// Each preview is a chunk of its own, so that one that throws does not take the others with it.
const files = import.meta.webpackContext('../src', {
  recursive: true,
  regExp: /\.preview\.tsx$/,
  mode: 'lazy',
});

const folderOf = (file: string) => file.replace('./', '').replace(/\/[^/]+$/, '');

const paths = files.keys().sort();

export const widgets: readonly Widget[] = [...new Set(paths.map(folderOf))].map((folder) => ({
  folder,
  load: () => Promise.all(paths.filter((path) => folderOf(path) === folder).map(loadPreview)),
}));

async function loadPreview(file: string): Promise<LoadedPreview> {
  try {
    // A lazy context answers with a promise of the module; what it exports is checked next.
    const module = (await files(file)) as { preview?: Preview };
    if (module.preview) return { file, preview: module.preview };
    return { file, problem: 'It exports no `preview`.' };
  } catch (error) {
    return { file, problem: String(error) };
  }
}
