import type { OpenedWebsite, Registry } from '@berth/contract';
import { request } from '@berth/runtime';
import { readBootBlock } from '../loading/boot-block.ts';
import { readRegistry } from '../registry/read-registry.ts';

/** Registry and website configuration: from the page where the server put them in, else asked for. */
export async function readSite(): Promise<{ config: OpenedWebsite; registry: Registry }> {
  const block = readBootBlock();
  const [config, registry] = await Promise.all([
    block.config ??
      block.website ??
      request('GET /index/index', undefined, { errors: 'caller', overlay: false }),
    readRegistry(block.registry),
  ]);
  return { config, registry };
}
