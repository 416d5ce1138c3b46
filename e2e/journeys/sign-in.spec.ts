import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('a customer signs in with account, password and captcha', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.open();
  await expect(login.picture).toBeVisible();
  await login.signIn({ ...demo, captcha });
  const workspace = new WorkspaceScreen(page);
  await expect(workspace.user).toContainText('林晓峰');
});
