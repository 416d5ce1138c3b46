import { createPart } from './loading/create-part.tsx';

// As shellParts of shared/build/src/describe-shell.ts names them, so that they are preloaded by route.
export const loginPart = createPart(() => import('./login/LoginPage.tsx').then((m) => m.LoginPage));
export const workspacePart = createPart(() => import('./layout/Workspace.tsx').then((m) => m.Workspace));
