import { airPermission, type Locale, type UserInfo } from '@berth/contract';
import type { Preview } from '@berth/ui/preview';
import { configureStore } from '@reduxjs/toolkit';
import { useId, useState } from 'react';
import { Provider } from 'react-redux';
import { sessionCleared, sessionReducer, sessionStarted } from '../store/session-slice.ts';
import { IfPermission, IfRole } from './roles.ts';

type Who = 'main' | 'sub' | 'nobody';

const words = {
  'zh-CN': {
    who: '当前用户',
    main: '主账号',
    sub: '子账号，可查看空运',
    nobody: '未登录',
    allowed: '页面上有：',
    all: '联系我们（不受保护）',
    air: '查看空运订舱',
    share: '与子账号共享筛选条件',
    releases: '管理发布',
  },
  en: {
    who: 'Signed in',
    main: 'Main account',
    sub: 'Sub-account, air cargo allowed',
    nobody: 'Nobody',
    allowed: 'On the page:',
    all: 'Contact us (not guarded)',
    air: 'Open air bookings',
    share: 'Share filters with sub-accounts',
    releases: 'Manage releases',
  },
};

const customer = {
  id: 'c1',
  name: '宁波远望家居用品有限公司',
  kind: 'company',
  settlement: 'monthly',
} as const;

const user = (role: string, permissions: string[]): UserInfo => ({
  id: role,
  account: role,
  name: '林小满',
  role: [role],
  permissions,
  customer,
});

const users: Record<Who, UserInfo | null> = {
  main: user('main', [airPermission, 'system:releases']),
  sub: user('sub', [airPermission]),
  nobody: null,
};

const sessionOf = (who: Who) => {
  const userInfo = users[who];
  return userInfo ? sessionStarted({ token: '', userInfo }) : sessionCleared();
};

function Guarded({ first, locale }: { first: Who; locale: Locale }) {
  const texts = words[locale];
  const name = useId();
  const [who, setWho] = useState(first);
  // Of the preview alone: the gallery has no session.
  const [store] = useState(() => {
    const made = configureStore({ reducer: { session: sessionReducer } });
    made.dispatch(sessionOf(first));
    return made;
  });
  const choose = (next: Who) => {
    setWho(next);
    store.dispatch(sessionOf(next));
  };
  return (
    <Provider store={store}>
      <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
        <legend style={{ padding: 0, fontWeight: 600 }}>{texts.who}</legend>
        {(['main', 'sub', 'nobody'] as const).map((each) => (
          <label key={each} style={{ display: 'flex', gap: 8, minBlockSize: 32, alignItems: 'center' }}>
            <input type="radio" name={name} checked={who === each} onChange={() => choose(each)} />
            {texts[each]}
          </label>
        ))}
      </fieldset>
      <p style={{ marginBlockEnd: 4, fontWeight: 600 }}>{texts.allowed}</p>
      <ul style={{ margin: 0 }}>
        <li>{texts.all}</li>
        <IfPermission permission={airPermission}>
          <li>{texts.air}</li>
        </IfPermission>
        <IfRole role="main">
          <li>{texts.share}</li>
        </IfRole>
        <IfPermission permission="system:releases">
          <li>{texts.releases}</li>
        </IfPermission>
      </ul>
    </Provider>
  );
}

type Shown = { locale: Locale };

export const preview = {
  title: { 'zh-CN': '权限与角色守卫', en: 'Permission and role guards' },
  states: {
    plain: ({ locale }: Shown) => <Guarded first="main" locale={locale} />,
    'sub-account': ({ locale }: Shown) => <Guarded first="sub" locale={locale} />,
    nobody: ({ locale }: Shown) => <Guarded first="nobody" locale={locale} />,
  },
} satisfies Preview;
