import type { Preview } from './preview.ts';

/** A folder of widgets: its previews, mostly one, or what kept one from loading. */
export type Widget = { folder: string; load: () => Promise<readonly LoadedPreview[]> };
export type LoadedPreview = { file: string; preview: Preview } | { file: string; problem: string };

// Each preview is a chunk of its own, so that one that throws does not take the others with it. What needs the
// session lives with it.
const homes = {
  'shared/ui/src/': import.meta.webpackContext('../src', {
    recursive: true,
    regExp: /\.preview\.tsx$/,
    mode: 'lazy',
  }),
  'shared/runtime/src/': import.meta.webpackContext('../../runtime/src', {
    recursive: true,
    regExp: /\.preview\.tsx$/,
    mode: 'lazy',
  }),
};

const files = Object.entries(homes).flatMap(([home, context]) =>
  context.keys().map((key) => {
    const path = key.replace('./', '');
    // A lazy context answers with a promise of the module; what it exports is checked in `loadPreview`.
    const load = async () => (await context(key)) as { preview?: Preview };
    return { path: `${home}${path}`, folder: path.replace(/\/[^/]+$/, ''), load };
  }),
);

export const widgets: readonly Widget[] = [...new Set(files.map(({ folder }) => folder))]
  .sort()
  .map((folder) => ({
    folder,
    load: () => Promise.all(files.filter((file) => file.folder === folder).map(loadPreview)),
  }));

async function loadPreview({ path, load }: (typeof files)[number]): Promise<LoadedPreview> {
  try {
    const { preview } = await load();
    if (preview) return { file: path, preview };
    return { file: path, problem: 'It exports no `preview`.' };
  } catch (error) {
    return { file: path, problem: String(error) };
  }
}
