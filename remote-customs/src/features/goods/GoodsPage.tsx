import { goodsList, importLimits, listFieldsOf } from '@berth/contract';
import {
  exportList,
  request,
  tableAnswer,
  useHasPermission,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import {
  CodeText,
  DefinedListPage,
  FullScreenDialog,
  ImportDialog,
  type ImportFile,
  problemsOfNotes,
  toListInput,
  useTableSearch,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useCustomsGoodsListQuery } from '../calls/goods.queries.ts';
import { GoodsForm, StoredGoods } from './GoodsForm.tsx';

const fields = listFieldsOf(goodsList);
const quiet = { overlay: false, errors: 'caller' } as const;

/** `/customs/goods`: the goods that the customer ships again and again, as they are declared. */
export function GoodsPage() {
  const { t, locale } = useTranslation('customs');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useCustomsGoodsListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  const [isImporting, setImporting] = useState(false);
  const close = () => setOpened(null);
  const importFile: ImportFile = async (file, { signal, onProgress }) => {
    const read = await request(
      'POST /business/goodsImport',
      { upload: file },
      { ...quiet, signal, onProgress },
    );
    const problems = problemsOfNotes(read.notes);
    return { importedCount: read.saved ? read.rows : 0, problems };
  };
  const mayEdit = useHasPermission('goods:edit');
  const mayExport = useHasPermission('exports:make');
  const add = mayEdit && (
    <Button type="primary" onClick={() => setOpened({ id: null })}>
      {t('goods.new')}
    </Button>
  );
  return (
    <>
      <DefinedListPage
        list={goodsList}
        cells={{
          sku: ({ id, sku }) =>
            mayEdit ? (
              <Button type="link" size="small" onClick={() => setOpened({ id })}>
                {sku}
              </Button>
            ) : (
              <CodeText code={sku} />
            ),
        }}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory(goodsList.name)}
        actions={
          <>
            {mayEdit && <Button onClick={() => setImporting(true)}>{t('goods.import')}</Button>}
            {add}
          </>
        }
        onExport={mayExport ? exportList(goodsList.name, goodsList.title[locale]) : undefined}
        emptyTexts={{ text: t('goods.empty'), noMatch: t('goods.noMatch'), action: add }}
      />
      {opened && (
        <FullScreenDialog
          isOpen
          title={t(opened.id === null ? 'goods.new' : 'goods.change')}
          widthPx={880}
          onClose={close}
        >
          {opened.id === null ? (
            <GoodsForm goods={null} onDone={close} />
          ) : (
            <StoredGoods id={opened.id} onDone={close} />
          )}
        </FullScreenDialog>
      )}
      <ImportDialog
        title={t('goods.import')}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        importFile={importFile}
        onImported={() => void query.refetch()}
        maxBytes={importLimits.bytes}
        kinds={['.xlsx']}
      />
    </>
  );
}
