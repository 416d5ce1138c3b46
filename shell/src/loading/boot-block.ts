import type {
  OpenedWebsite,
  PageAnswer,
  RefusedOverride,
  SignedRegistry,
  WebsiteConfig,
} from '@berth/contract';

/** What the server put into the page; nothing of it in the page of a development server. */
type BootBlock = {
  /** On pages of the public site. */
  config?: WebsiteConfig | null;
  /** On every other page. */
  website?: OpenedWebsite | null;
  registry?: SignedRegistry | null;
  /** The version of the shell that this page consists of. */
  shell?: string;
  refusedOverrides?: readonly RefusedOverride[];
  /** What `?remotes=` said, unless another site led here. */
  ownOverrides?: string | null;
  /** Factor for how long versions of remotes are waited for, and notices stay. */
  patience?: number;
  /** Files of the shell that the first page after signing in needs. */
  ahead?: readonly string[];
  /** What the server drew this page from; absent or null where the browser draws it first. */
  answers?: readonly PageAnswer[] | null;
};

export function readBootBlock(): BootBlock {
  const text = document.getElementById('berth-boot')?.textContent;
  if (!text?.trim()) return {};
  return JSON.parse(text) as BootBlock; // written by the server that serves this page
}
