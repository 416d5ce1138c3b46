import { isPathWithin } from '@berth/contract';
import { addImport, insertAfter, insertBefore } from './insert-text.ts';
import { camel } from './names.ts';
import type { Title } from './options.ts';
import { edit, editJson, format } from './workspace-files.ts';

type MenuItem = { name: string; path: string; meta: object; children?: MenuItem[] };

export type NewPage = {
  /** As `paths.ts` and the menu call it. */
  name: string;
  path: string;
  title: Title;
  /** Its folder below `src/features`, and the component that draws it. */
  folder: string;
  component: string;
  /** What the menu says of it beside its title. */
  meta: object;
  /** What the README says of it. */
  about: string;
};

/** Registers a page of a remote: its path, its route, its item of the menu and its row in the README. */
export function addPage(remote: string, page: NewPage): void {
  const { name, path, title, folder, component, meta, about } = page;
  const root = `remote-${remote}`;
  const pathsFile = `${root}/src/paths.ts`;
  const remoteFile = `${root}/src/remote.tsx`;
  const menuFile = `${root}/remote.json`;
  const paths = `${camel(remote)}Paths`;
  edit(pathsFile, (text) => insertBefore(text, /^\} as const;/m, `  ${name}: () => '${path}',\n`));
  edit(remoteFile, (text) =>
    insertBefore(
      addImport(text, `import { ${paths} } from './paths.ts';`),
      /^ {2}\],/m,
      `    {
      path: ${paths}.${name}(),
      title: ${JSON.stringify(title)},
      page: () => import('./features/${folder}/${component}.tsx').then((m) => m.${component}),
    },
`,
    ),
  );
  editJson(menuFile, (value) => {
    const basePaths = value.basePaths as string[]; // of remote.json
    // The server leaves a remote out whose menu leads out of its paths.
    if (!basePaths.some((base) => isPathWithin(base, path))) basePaths.push(`/${remote}`);
    const menu = value.menu as MenuItem[]; // of remote.json
    const group = menu.find(({ children }) => children)?.children ?? menu;
    if (!group.some((item) => item.path === path)) group.push({ name, path, meta: { title, ...meta } });
  });
  edit(`${root}/README.md`, (text) =>
    insertAfter(text, /^\|.*\|\n(?!\|)/m, `| \`${path}\` | ${about} | \`features/${folder}\` |\n`),
  );
  format([pathsFile, remoteFile, menuFile]);
}
