/**
 * What public pages load once somebody asks for it: no part of the first load, and never drawn on the server, where all
 * that this folder imports beside the site's pages is left out.
 */
export const onDemand = {
  supportPanel: () => import('./features/support/visitor/SupportPanel.tsx').then((m) => m.SupportPanel),
};
