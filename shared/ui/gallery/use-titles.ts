import type { LocalizedText } from '@berth/contract';
import { useEffect, useState } from 'react';
import { type LoadedPreview, widgets } from './previews.ts';

/** What the lists know of a widget once its previews are loaded. */
export type Title = { title: LocalizedText; stateCount: number } | 'failed';
export type Titles = ReadonlyMap<string, Title>;

/** The titles of all widgets by folder, as they come in. */
export function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>(new Map());
  useEffect(() => {
    let isGone = false;
    for (const { folder, load } of widgets) {
      void load().then((previews) => {
        if (!isGone) setTitles((known) => new Map(known).set(folder, describe(previews)));
      });
    }
    return () => {
      isGone = true;
    };
  }, []);
  return titles;
}

function describe(previews: readonly LoadedPreview[]): Title {
  const sound = previews.filter((loaded) => 'preview' in loaded);
  const [first] = sound;
  if (!first || sound.length < previews.length) return 'failed';
  const stateCount = sound.reduce((sum, { preview }) => sum + Object.keys(preview.states).length, 0);
  return { title: first.preview.title, stateCount };
}
