import { make, readLocale, showPlainPage } from './plain-page.ts';

const words = {
  'zh-CN': {
    title: '请用 HTTPS 打开',
    text: '这个页面是经未加密的连接（http://）打开的。这样浏览器无法核对将要运行的程序，您的密码也可能被他人看到，因此这里不能登录，也不会运行任何程序。',
    link: '改用 HTTPS 打开',
    operator:
      '管理员：请在服务器前放置提供 HTTPS 的反向代理，并设置 PUBLIC_ORIGIN=https://…；在服务器本机可以用 http://localhost 打开。',
  },
  en: {
    title: 'Please open this site over HTTPS',
    text: 'This page came over a connection that is not encrypted (http://). A browser cannot check there which program it is about to run, and others could read your password: so nobody can sign in here, and no program runs.',
    link: 'Open it over HTTPS',
    operator:
      'For whoever runs this server: put a proxy that speaks HTTPS in front of it and set PUBLIC_ORIGIN=https://…; on the machine itself http://localhost works.',
  },
};

/**
 * Over plain HTTP from another machine nothing verifies the registry, so that nothing of the portal runs. Bringing a
 * verification of our own along would help nobody: the page that carries it came over the same line.
 */
export function showInsecurePage(): void {
  const { title, text, link, operator } = words[readLocale()];
  const { host, port, pathname, search } = window.location;
  const content: HTMLElement[] = [make('p', text)];
  // Behind another port nobody knows where HTTPS would be.
  if (port === '') {
    const anchor = make('a', link);
    anchor.href = `https://${host}${pathname}${search}`;
    content.push(anchor);
  }
  showPlainPage(title, [...content, make('p', operator)]);
}
