import type { RemoteEntry, WebsiteConfig } from '@berth/contract';
import { request, type Site } from '@berth/runtime';

const own = { errors: 'caller', overlay: false } as const;

/** Registry and website configuration: from the page where the server put them in, else asked for. */
export async function readSite(): Promise<Site> {
  const block = readBootBlock();
  const [config, remotes] = await Promise.all([
    block.config ?? request('GET /index/index', undefined, own),
    block.remotes ?? readRegistry(),
  ]);
  return { config, remotes };
}

type BootBlock = { config?: WebsiteConfig; remotes?: RemoteEntry[] };

function readBootBlock(): BootBlock {
  const text = document.getElementById('berth-boot')?.textContent;
  if (!text?.trim()) return {};
  return JSON.parse(text) as BootBlock; // written by the server that serves this page
}

/** Where the front is served statically the registry is a file beside it. */
async function readRegistry(): Promise<RemoteEntry[]> {
  try {
    return await request('GET /remotes', undefined, own);
  } catch (failure) {
    const answer = await fetch('/remotes.json').catch(() => null);
    const isJson = answer?.ok && answer.headers.get('content-type')?.includes('json');
    if (!answer || !isJson) throw failure;
    return answer.json();
  }
}
