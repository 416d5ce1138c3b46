import { errorCodes, type SavedView } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { useViewInUse } from './use-view-in-use.ts';
import type { ViewContent } from './view-content.ts';

const words = {
  'zh-CN': {
    first: '本月开船',
    second: '待收货 · 盐田出口',
    third: '深圳市云帆跨境电商有限公司 — 美西海卡十一月发货，预计入仓前核对件重体',
    shown: '排序：',
    unsorted: '不排序',
    etd: 'ETD',
    volume: '体积',
    ascending: '升序',
    descending: '降序',
    sort: '按体积排序',
    refused: '最多保存 30 个，请先删除不用的',
    changed: errorCodes.SAVED_ELSEWHERE['zh-CN'],
    down: '服务暂时不可用，请稍后再试。',
  },
  en: {
    first: 'Sailing this month',
    second: 'To be received, Yantian',
    third: 'Yunfan Cross-border Commerce: check cartons',
    shown: 'Sorted by: ',
    unsorted: 'nothing',
    etd: 'ETD',
    volume: 'volume',
    ascending: 'ascending',
    descending: 'descending',
    sort: 'Sort by volume',
    changed: errorCodes.SAVED_ELSEWHERE.en,
    refused: 'At most 30 can be kept; please delete some that you no longer need',
    down: 'The service is unavailable for the moment; please try again soon.',
  },
};

const columns = [
  { key: 'businessNumber', isAlwaysShown: true, isSortable: true },
  { key: 'etd', isSortable: true },
  { key: 'volume', isSortable: true },
];
const plain: ViewContent = { columns: [], sort: null, filterObj: {} };

type Case = {
  count?: number;
  fails?: boolean;
  isChanged?: boolean;
  isLoading?: boolean;
  isDown?: boolean;
  isFresh?: boolean;
};

function useMemory({
  count = 3,
  fails,
  isChanged,
  isLoading = false,
  isDown,
}: Case): SavedViewsProps['memory'] {
  const t = useTexts(words);
  const [views, setViews] = useState<readonly SavedView[]>(() =>
    Array.from({ length: count }, (_, at) => ({
      ...plain,
      id: `view-${at}`,
      title: [t.first, t.second, t.third][at] ?? `${t.first} ${at}`,
      sort: { field: at % 2 ? 'volume' : 'etd', order: at > 1 ? 'descending' : 'ascending' },
      isDefault: at === 0,
      version: '1',
    })),
  );
  const answer = async (change: (was: readonly SavedView[]) => readonly SavedView[]) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (fails) throw new Error(t.refused);
    if (isChanged) throw Object.assign(new Error(t.changed), { code: 'SAVED_ELSEWHERE' });
    setViews(change);
  };
  return {
    isLoading,
    views: isLoading || isDown ? [] : views,
    viewsProblem: isDown ? { message: t.down, retry: () => undefined } : undefined,
    saveView: (view) =>
      answer((was) => {
        const others = was.map((other) => ({ ...other, isDefault: other.isDefault && !view.isDefault }));
        const { id } = view;
        if (id === undefined) return [...others, { ...view, id: `view-${Date.now()}`, version: '1' }];
        return others.map((other) => (other.id === id ? { ...other, ...view } : other));
      }),
    deleteView: (id) => answer((was) => was.filter((view) => view.id !== id)),
  };
}

/** A table's sort stands for all that a view holds. */
function Example({ isFresh = true, ...rest }: Case) {
  const t = useTexts(words);
  const memory = useMemory(rest);
  const [shown, setShown] = useState(plain);
  const [viewId, setViewId] = useState<string | null>(null);
  const { view: inUse, hold } = useViewInUse(memory.views, viewId, columns);
  const apply = (view: SavedView | null) => {
    if (view) hold(view);
    setViewId(view?.id ?? null);
    setShown(view ?? plain);
  };
  return (
    <div>
      <SavedViews
        columns={columns}
        shown={shown}
        memory={memory}
        viewId={viewId}
        inUse={inUse}
        isFresh={isFresh}
        onSaved={hold}
        onApply={apply}
        onUse={setViewId}
      />
      <p>
        {t.shown}
        {shown.sort ? `${shown.sort.field === 'etd' ? t.etd : t.volume} ${t[shown.sort.order]}` : t.unsorted}{' '}
        <Button
          size="small"
          onClick={() => setShown({ ...shown, sort: { field: 'volume', order: 'descending' } })}
        >
          {t.sort}
        </Button>
      </p>
    </div>
  );
}

export const preview = {
  title: { 'zh-CN': '已保存的视图', en: 'Saved views' },
  states: {
    plain: () => <Example />,
    open: {
      alone: () => (
        <Opened>
          <Example />
        </Opened>
      ),
    },
    'open-empty': {
      alone: () => (
        <Opened>
          <Example count={0} />
        </Opened>
      ),
    },
    'open-not-loaded': {
      alone: () => (
        <Opened>
          <Example isDown />
        </Opened>
      ),
    },
    'no-view': () => <Example isFresh={false} />,
    empty: () => <Example count={0} />,
    full: () => <Example count={30} />,
    loading: () => <Example isLoading />,
    'not-loaded': () => <Example isDown />,
    'save-fails': () => <Example fails />,
    'saved-elsewhere': () => <Example isChanged />,
  },
} satisfies Preview;
