/** Outlines in a box of 20 by 20, drawn with a line of 1.5. */
export const icons = {
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  inbox: 'M3 11l2.5-7h9L17 11v5.5H3zM3 11h4l1.2 2.5h3.6L13 11h4',
  add: 'M10 4v12M4 10h12',
  ship: 'M3 12h14l-2 4H5zM6 12V7h8v5M10 7V3.5M2.5 18c1.3 0 1.3-.8 2.5-.8s1.2.8 2.5.8 1.2-.8 2.5-.8 1.2.8 2.5.8 1.2-.8 2.5-.8 1.2.8 2.5.8',
  container: 'M2.5 6h15v9h-15zM6 8.5v4M9 8.5v4M12 8.5v4M15 8.5v4',
  plane:
    'M10 2.5c.8 0 1.3 1 1.3 2.3V8l6.2 3.6v1.7l-6.2-1.8v3.2l1.8 1.3v1.5L10 16.7l-3.1.8V16l1.8-1.3v-3.2l-6.2 1.8v-1.7L8.7 8V4.8C8.7 3.5 9.2 2.5 10 2.5z',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.5h5.5',
  bill: 'M4.5 2.5h11v15l-2-1.3-1.8 1.3-1.7-1.3-1.8 1.3-1.7-1.3-2 1.3zM8 6l2 2.5L12 6M10 8.5V12M8 10h4',
  chart: 'M3 17h14M5.5 14v-4M10 14V5M14.5 14V8',
  person: 'M10 10a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 10 10zM3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
  people:
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2 16.5c.5-2.7 2.7-4 5.5-4s5 1.3 5.5 4M13 4.2a2.7 2.7 0 0 1 0 5.2M15 12.7c1.6.5 2.7 1.8 3 3.8',
  layers: 'M10 2.5l7.5 4-7.5 4-7.5-4zM2.5 10l7.5 4 7.5-4M2.5 13.5l7.5 4 7.5-4',
  page: 'M4 3.5h12v13H4zM4 7.5h12',
  collapse: 'M3 4.5h14v11H3zM8 4.5v11M14 8l-2 2 2 2',
  expand: 'M3 4.5h14v11H3zM8 4.5v11M12 8l2 2-2 2',
  light:
    'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2v1.5M10 16.5V18M18 10h-1.5M3.5 10H2M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1M15.7 15.7l-1.1-1.1M5.4 5.4 4.3 4.3',
  dark: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z',
  system: 'M3 4h14v9.5H3zM7.5 17h5M10 13.5V17',
  language:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.5 10h15M10 2.5c2.2 2 3.2 4.5 3.2 7.5s-1 5.5-3.2 7.5c-2.2-2-3.2-4.5-3.2-7.5s1-5.5 3.2-7.5z',
  signOut: 'M8 3H4v14h4M8 10h9M14 7l3 3-3 3',
  bell: 'M10 2.8a5 5 0 0 1 5 5c0 4.5 1.7 5.7 1.7 5.7H3.3S5 12.3 5 7.8a5 5 0 0 1 5-5zM8.3 16.5a1.8 1.8 0 0 0 3.4 0',
  tasks: 'M3.5 4.5h13v4h-13zM3.5 11.5h13v4h-13zM6 6.5h.01M6 13.5h.01M9 6.5h5M9 13.5h5',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6L16.5 7.3M16.5 3.5v3.8h-3.8',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  check: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.8 10.2l2.2 2.2 4.2-4.6',
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9v4.5M10 6.5h.01',
  warning: 'M10 3l7.8 13.5H2.2zM10 8.5v3.5M10 14.3h.01',
  down: 'M6 8l4 4 4-4',
  show: 'M1.8 10C3.5 6.5 6.5 4.5 10 4.5s6.5 2 8.2 5.5c-1.7 3.5-4.7 5.5-8.2 5.5S3.5 13.5 1.8 10zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hide: 'M3 3l14 14M8 5c.6-.3 1.3-.5 2-.5 3.5 0 6.5 2 8.2 5.5-.6 1.3-1.5 2.5-2.5 3.4M13 14.6c-.9.6-1.9.9-3 .9-3.5 0-6.5-2-8.2-5.5.8-1.6 1.9-2.9 3.2-3.9M8.2 8.3a2.5 2.5 0 0 0 3.5 3.5',
  back: 'M16 10H4M9 5l-5 5 5 5',
} as const;

export type IconName = keyof typeof icons;

/**
 * The outline for a menu item's `icon`: the name of one of ours, or an outline of the remote's own, so that a
 * new page needs nothing here. Anything else gets a plain page.
 */
export function menuIconPath(icon: string | undefined): string {
  if (icon && Object.hasOwn(icons, icon)) return icons[icon as IconName];
  return icon && /^M[\d.\s,a-z-]+$/i.test(icon) ? icon : icons.page;
}
