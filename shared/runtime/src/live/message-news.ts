import { berthApi } from '../api/berth-api.ts';
import { activeStore } from '../store/create-store.ts';

/**
 * The caller's messages are others than before: there is a new one, or some were read in another window. For the shell,
 * which hears it; queries with the tag `Message` that are on screen are refetched.
 */
export function messagesChanged(): void {
  activeStore().dispatch(berthApi.util.invalidateTags(['Message']));
}
