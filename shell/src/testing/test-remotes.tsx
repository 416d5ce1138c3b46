import type { RemoteEntry } from '@berth/contract';
import {
  defineRemote,
  Link,
  sameTab,
  useNavigate,
  usePageTitle,
  useSearchParams,
  useSitePage,
  useTranslation,
  useUnsavedChanges,
} from '@berth/runtime';
import { useState } from 'react';

const entry = (name: string, more: Partial<RemoteEntry>): RemoteEntry => ({
  name,
  title: { 'zh-CN': name, en: name },
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remote-entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  global: `berth_${name}_1`,
  preload: {},
  fallback: null,
  isOverridden: false,
  basePaths: [`/${name}`],
  public: false,
  runtime: '^0.1.0',
  menu: [],
  ...more,
});

/** A registry of a public remote, one that works, and one that a test may break. */
export const testRemotes: RemoteEntry[] = [
  entry('site', { basePaths: ['/index'], public: true }),
  entry('orders', {
    menu: [
      {
        name: 'business',
        path: '/business',
        meta: { title: { 'zh-CN': '业务', en: 'Business' } },
        children: [
          {
            name: 'list',
            path: '/orders/list',
            meta: { title: { 'zh-CN': '订单', en: 'Orders' }, icon: 'list' },
          },
          {
            name: 'audit',
            path: '/orders/audit',
            meta: { title: { 'zh-CN': '审核', en: 'Audit' }, role: ['auditor'] },
          },
        ],
      },
    ],
  }),
  entry('faulty', {}),
];

function WelcomePage() {
  const { hero } = useSitePage();
  return (
    <>
      <h1>Welcome</h1>
      <p>{hero.lead}</p>
    </>
  );
}

function ListPage() {
  const { t } = useTranslation('orders');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1>{t('list')}</h1>
      <p>page {params.get('page') ?? '1'}</p>
      <button type="button" onClick={() => setParams({ page: '2' })}>
        next
      </button>
      <Link to="/orders/detail?id=7">seven</Link>
      <Link to="/faulty/throws">faulty</Link>
    </>
  );
}

/** The pages that were told to throw away what they hold. */
export const discarded: string[] = [];

/** What the server answers to the page of an id, however late: saved, and where the page then goes. */
export const lateAnswers = new Map<string, (path: string) => void>();

function DetailPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  lateAnswers.set(params.get('id') ?? '', (path) => {
    setText('');
    navigate(path, { replace: true, state: sameTab });
  });
  usePageTitle(`No. ${params.get('id')}`);
  useUnsavedChanges(text !== '', () => discarded.push(params.get('id') ?? ''), text !== 'fleeting');
  return (
    <>
      <h1>Detail</h1>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

/** What a broken page does; a test mends it to try again. */
export const faults = { render: true };

function FaultyPage() {
  if (faults.render) throw new Error('broken on purpose');
  return <h1>Mended</h1>;
}

const route = (path: string, title: string, Page: () => React.JSX.Element) => ({
  path,
  title: { 'zh-CN': title, en: `${title} (en)` },
  page: async () => Page,
});

const words = (list: string) => async () => ({ default: { list } });

export const testDefinitions = {
  site: defineRemote({
    name: 'site',
    routes: [route('/index', '首页', WelcomePage)],
    translations: { 'zh-CN': words(''), en: words('') },
  }),
  orders: defineRemote({
    name: 'orders',
    routes: [route('/orders/list', '订单列表', ListPage), route('/orders/detail', '订单', DetailPage)],
    translations: { 'zh-CN': words('全部订单'), en: words('All orders') },
  }),
  faulty: defineRemote({
    name: 'faulty',
    routes: [route('/faulty/throws', '故障', FaultyPage)],
    translations: { 'zh-CN': words(''), en: words('') },
  }),
};
