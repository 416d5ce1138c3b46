import { z } from 'zod';
import { type Permission, permissions } from '../account/permissions.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { locales } from '../language/locale.ts';
import type { MenuItem } from './menu-item.ts';

const meta = z.object({
  title: z
    .object({ 'zh-CN': z.string(), en: z.string() })
    .describe(`a text for each of ${locales.join(', ')}`),
  icon: z.string().optional(),
  role: z.array(z.string()).optional(),
  permission: z.enum(Object.keys(permissions) as [Permission]).optional(), // the keys, typed
  hidden: z.boolean().optional(),
  active: z.string().optional(),
  type: z.literal('iframe').optional(),
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

/** The stored menu (spec section 7, System). */
export const menuEndpoints = {
  'GET /system/menu/my/:version': {
    summary: "The menu items stored for the user's roles, added to those that the remotes declare",
    access: 'signedIn',
    params: z.object({ version: z.string().regex(/^\d{1,4}$/) }),
    result: z.array(shownItem),
  },
} as const satisfies EndpointTable;
