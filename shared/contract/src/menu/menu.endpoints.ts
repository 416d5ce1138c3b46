import { z } from 'zod';
import { type Permission, permissions } from '../account/permissions.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { type LocalizedText, locales } from '../language/locale.ts';
import { text } from '../text/text.schema.ts';
import { trimText } from '../text/trim-text.ts';
import type { MenuItem } from './menu-item.ts';
import {
  type MenuItemContent,
  menuTroubles,
  type StoredMenuItem,
  storedItemLimits,
  storedItemTypes,
} from './stored-item.ts';

const meta = z.object({
  title: z
    .object({ 'zh-CN': z.string(), en: z.string() })
    .describe(`a text for each of ${locales.join(', ')}`),
  icon: z.string().optional(),
  role: z.array(z.string()).optional(),
  permission: z.enum(Object.keys(permissions) as [Permission]).optional(), // the keys, typed
  hidden: z.boolean().optional(),
  active: z.string().optional(),
  type: z.enum(['link', 'iframe']).optional(),
  url: z.string().optional(),
  fullpage: z.boolean().optional(),
  breadcrumb: z.boolean().optional(),
});

/** A menu item as it is stored and as a remote's `remote.json` declares it. */
export const menuItem: z.ZodType<MenuItem> = z.object({
  name: z.string().min(1),
  path: z.string().min(1),
  component: z.string().optional(),
  redirect: z.string().optional(),
  get children() {
    return z.array(menuItem).optional();
  },
  meta,
});

/** Stored items come to those alone who may see them, so what they need is not sent along. */
const shownItem: z.ZodType<MenuItem> = z.object({
  name: z.string(),
  path: z.string(),
  component: z.string().optional(),
  redirect: z.string().optional(),
  get children() {
    return z.array(shownItem).optional();
  },
  meta: meta.omit({ permission: true }),
});

const access = { access: { permission: 'system:menus' } } as const;
const writing = { ...access, rateLimit: { calls: 120, seconds: 60 } } as const;
const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
const permissionName = z.enum(Object.keys(permissions) as [Permission]); // the keys, typed
const id = z.string().max(64);
const version = z.int();
/** Made once by the form for what is sent. */
const idempotencyKey = z.uuid();

const content = z.object({
  parentId: id.nullable(),
  type: z.enum(storedItemTypes),
  name: text,
  titleZh: text,
  titleEn: text,
  path: text.describe("of a page of the portal; '' for a group"),
  url: text,
  icon: z.string().max(4000),
  roles: z.array(id).max(storedItemLimits.roles).describe('ids of those who see it; none for everybody'),
  permission: permissionName.or(z.literal('')),
  isHidden: z.boolean(),
}) satisfies z.ZodType<MenuItemContent>;

const storedItem = content.extend({
  id: z.string(),
  version,
  trouble: z.enum(menuTroubles).nullable().describe('why it is not shown though nobody hid it'),
}) satisfies z.ZodType<StoredMenuItem>;

const menuRole = z.object({ id: z.string(), title: localizedText, owner: z.enum(['customer', 'forwarder']) });
const frameHosts = z.object({
  hosts: z.array(z.string()).describe('as `host[:port]`'),
  version: version.describe('0 where none was ever saved'),
});

/** The stored menu (spec section 7, System). */
export const menuEndpoints = {
  'GET /menu': {
    summary: "The menu items stored for the caller's roles, as `/system/menu/my/1` gives them",
    access: 'signedIn',
    result: z.array(shownItem),
  },
  'GET /system/menu/my/:version': {
    summary: "The menu items stored for the user's roles, added to those that the remotes declare",
    access: 'signedIn',
    params: z.object({ version: z.string().regex(/^\d{1,4}$/) }),
    result: z.array(shownItem),
  },
  'GET /system/menu/list': {
    ...access,
    summary: 'Every stored item in the order of the tree, and the roles that can see one',
    result: z.object({ items: z.array(storedItem), roles: z.array(menuRole) }),
  },
  'GET /system/menu/pages': {
    ...access,
    summary: 'The pages that an item can lead to: those of the running remotes and of the shell',
    result: z.array(
      z.object({
        path: z.string(),
        title: localizedText.nullable().describe('null of a page that no menu names'),
        permission: permissionName.nullable().describe('without it the page does not open'),
      }),
    ),
  },
  'GET /system/menu/preview': {
    ...access,
    summary: 'What somebody with a role gets of the stored menu, and which buttons it permits',
    query: z.object({ role: id }),
    result: z.object({
      title: localizedText,
      owner: menuRole.shape.owner,
      roles: z.array(z.string()).describe('what the menus of remotes are filtered by'),
      permissions: z.array(permissionName),
      items: z.array(shownItem),
      buttons: z.array(
        z.object({
          path: z.string().describe('of the page that it stands below'),
          title: localizedText,
          permission: permissionName,
          isGranted: z.boolean(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/menu/save': {
    ...writing,
    summary: 'Adds an item at the end of its place, or changes one as it was seen',
    body: z.object({ idempotencyKey, id: id.optional(), version: version.optional(), item: content }),
    result: z.object({ id: z.string(), version }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /system/menu/move': {
    ...writing,
    summary: 'Puts an item as it was seen elsewhere, with all below it',
    body: z.object({
      idempotencyKey,
      id,
      version,
      parentId: id.nullable(),
      position: z.int().min(0).max(storedItemLimits.items).describe('among what stands there, from 0'),
    }),
    result: z.object({ id: z.string(), version }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /system/menu/remove': {
    ...writing,
    summary: 'Removes an item below which there is nothing',
    body: z.object({ id, version }),
    result: z.null(),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'MENU_ITEM_IN_USE'],
  },
  'GET /system/menu/frameHosts': {
    ...access,
    summary: 'The sites whose pages may stand in a frame of the portal',
    result: frameHosts,
  },
  'POST /system/menu/frameHosts': {
    ...writing,
    summary: 'Puts other sites in place of those that were seen',
    body: z.object({
      idempotencyKey,
      version,
      hosts: z.array(z.string().max(300).transform(trimText)).max(200),
    }),
    result: frameHosts,
    errors: ['VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
} as const satisfies EndpointTable;
