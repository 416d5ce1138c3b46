import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import type { UploadedFile, UploadFile } from '../file-upload/uploaded-file.ts';
import { useTexts } from '../ui-texts.ts';
import { DynamicForm, type DynamicFormProps } from './DynamicForm.tsx';
import { defineForm } from './definition/define-form.ts';
import { cargoForm, cargoLine, cargoTables } from './preview-cargo.ts';
import {
  countries,
  emptyFcl,
  type FclDraft,
  type FclNames,
  fclForm,
  fclFunctions,
  filledFcl,
  places,
} from './preview-forms.ts';
import { WarehouseHours } from './preview-hours.tsx';

const words = {
  'zh-CN': {
    submit: '提交订舱',
    sent: '已提交',
    refuse: '由服务器退回',
    refused: '该号码已被停用，请换一个',
  },
  en: {
    submit: 'Submit the booking',
    sent: 'Submitted',
    refuse: 'Let the server refuse it',
    refused: 'This number is out of service; use another',
  },
};

type Case = { initial?: FclDraft } & Partial<
  Pick<DynamicFormProps<FclDraft, FclNames>, 'isReadOnly' | 'isDisabled' | 'functions' | 'refusals'>
>;

function Fcl({ initial = emptyFcl, ...rest }: Case) {
  const texts = useTexts(words);
  const [values, setValues] = useState(useSamples(initial));
  const [isSent, setIsSent] = useState(false);
  return (
    <DynamicForm
      definition={fclForm}
      functions={fclFunctions}
      values={values}
      onChange={setValues}
      onSubmit={() => setIsSent(true)}
      {...rest}
    >
      <Button type="primary" htmlType="submit" disabled={rest.isDisabled}>
        {texts.submit}
      </Button>
      <span role="status">{isSent && texts.sent}</span>
    </DynamicForm>
  );
}

const wrong: FclDraft = {
  ...filledFcl,
  contactPhone: '请打前台',
  address: '',
  pickupAt: '2026-12-08 09:30:00',
  sailing: ['2026-12-05', '2026-12-01'],
  container: { kind: '', count: '1.5', weight: '12,34', isOwned: true, number: 'CSQU3054384' },
};

/** As after a submit that failed, which would lead to its first field: of the many states on a page none may. */
function Wrong() {
  const { refuse, refused } = useTexts(words);
  const [refusals, setRefusals] = useState<{ field: string; message: string }[]>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { scrollX, scrollY } = window;
      place.current?.querySelector('form')?.requestSubmit();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(scrollX, scrollY);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place}>
      <Fcl initial={wrong} refusals={refusals} />
      <Button type="link" onClick={() => setRefusals([{ field: 'contactPhone', message: refused }])}>
        {refuse}
      </Button>
    </div>
  );
}

const never = () => new Promise<never>(() => undefined);
const isPrivate = { ...emptyFcl, warehouseType: 'private', country: 'US' } as const;

/** The first try fails, the second has an answer. */
function Failing() {
  const [isDown, setIsDown] = useState(true);
  const [functions] = useState(() => {
    let tries = 0;
    return {
      ...fclFunctions,
      sources: {
        states: async (values: FclDraft) => {
          tries += 1;
          if (tries === 1) throw new Error('down');
          setIsDown(false);
          return fclFunctions.sources.states(values, new AbortController().signal);
        },
      },
    };
  });
  return (
    <div data-down={isDown}>
      <Fcl initial={isPrivate} functions={functions} />
    </div>
  );
}

const terms =
  '<p>请在截单前 <strong>24 小时</strong>提交补料。</p><ul><li>危险品须提前申报。</li><li>超重箱另行报价。</li></ul>';
const lines = [cargoLine('a', '蓝牙耳机', '120', '840.5'), cargoLine('b', '', '8', '')];

function Cargo({ isReadOnly }: { isReadOnly?: boolean }) {
  const { locale } = useTexts(words);
  const [values, setValues] = useState(useSamples({ number: 'BFCL202611200001', cargo: lines, terms }));
  return (
    <DynamicForm
      definition={cargoForm}
      functions={{ tables: { cargo: cargoTables[locale] } }}
      values={values}
      onChange={(next) => setValues({ ...next, cargo: [...next.cargo] })}
      isReadOnly={isReadOnly}
    />
  );
}

const longLabel = {
  'zh-CN': '目的国收货人在清关时必须向海关提供的增值税号或经济经营者登记识别号（如有，请与商业发票一致）',
  en: 'VAT or EORI number that the consignee must give to customs in the country of destination, as it stands on the commercial invoice, if there is one',
};
const longForm = defineForm<{ vat: string; isAgreed: boolean; date: string | null; weight: string }>({
  sections: [
    {
      key: 'long',
      title: longLabel,
      help: longLabel,
      fields: [
        { name: 'vat', kind: 'input', label: longLabel, help: longLabel, required: true },
        { name: 'weight', kind: 'number', unit: 'KGS', label: longLabel },
        { name: 'date', kind: 'date', label: longLabel },
        { name: 'isAgreed', kind: 'switch', label: longLabel, required: true },
      ],
    },
  ],
});

const longValues = {
  vat: 'DE123456789 深圳市前海跨境电子商务供应链管理有限公司盐田港保税物流园区分公司（出口一部）',
  weight: '',
  date: null as string | null, // as the form keeps a date
  isAgreed: false,
};

function Long({ isReadOnly }: { isReadOnly?: boolean }) {
  const texts = useTexts(words);
  const [values, setValues] = useState(useSamples(longValues));
  return (
    <DynamicForm definition={longForm} values={values} onChange={setValues} isReadOnly={isReadOnly}>
      <Button type="primary" htmlType="submit">
        {texts.submit}
      </Button>
    </DynamicForm>
  );
}

type Papers = {
  place: readonly string[];
  agents: readonly string[];
  licence: readonly UploadedFile[];
  papers: readonly UploadedFile[];
};
const said = (zh: string, en: string) => ({ 'zh-CN': zh, en });
const papersForm = defineForm<Papers>({
  sections: [
    {
      key: 'papers',
      title: said('单证', 'Papers'),
      fields: [
        { name: 'place', kind: 'cascader', label: said('派送地', 'Place'), options: places, required: true },
        {
          name: 'agents',
          kind: 'multi-select',
          label: said('可代理国家', 'Countries served'),
          options: countries,
        },
        { name: 'licence', kind: 'image', label: said('营业执照', 'Business licence'), required: true },
        { name: 'papers', kind: 'upload', label: said('报关资料', 'Customs papers'), maxCount: 3 },
      ],
    },
  ],
});

/** Sends in a second, in ten steps. */
const upload: UploadFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal.throwIfAborted();
    onProgress(step / 10);
  }
  return { fileName: file.name, src: URL.createObjectURL(file) };
};

const somePapers: Papers = {
  place: ['US', 'CA'],
  agents: ['US', 'DE'],
  licence: [],
  papers: [{ fileName: '装箱单 BFCL202611200001.pdf', src: '#packing-list' }],
};

function Papers({ isReadOnly }: { isReadOnly?: boolean }) {
  const texts = useTexts(words);
  const [values, setValues] = useState(useSamples(somePapers));
  return (
    <DynamicForm
      definition={papersForm}
      functions={{ upload }}
      values={values}
      onChange={setValues}
      isReadOnly={isReadOnly}
    >
      <Button type="primary" htmlType="submit">
        {texts.submit}
      </Button>
    </DynamicForm>
  );
}

/** The room of a drawer or a dialog: one column, whatever the screen has. */
function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ maxWidth: 440 }}>{children}</div>;
}

export const preview = {
  title: { 'zh-CN': '动态表单', en: 'Dynamic form' },
  states: {
    plain: () => <Fcl />,
    filled: () => <Fcl initial={filledFcl} />,
    errors: Wrong,
    'read-only': () => <Fcl initial={filledFcl} isReadOnly />,
    disabled: () => <Fcl initial={filledFcl} isDisabled />,
    conditional: () => <Fcl initial={isPrivate} />,
    'options-loading': () => (
      <Fcl initial={isPrivate} functions={{ ...fclFunctions, sources: { states: never } }} />
    ),
    'options-failed': Failing,
    'form-table': () => <Cargo />,
    'form-table-read-only': () => <Cargo isReadOnly />,
    time: () => <WarehouseHours initial="empty" />,
    'time-filled': () => <WarehouseHours initial="filled" />,
    'time-errors': () => <WarehouseHours initial="wrong" />,
    'time-read-only': () => <WarehouseHours initial="filled" isReadOnly />,
    'time-disabled': () => <WarehouseHours initial="filled" isDisabled />,
    papers: () => <Papers />,
    'papers-read-only': () => <Papers isReadOnly />,
    narrow: () => (
      <Narrow>
        <Fcl initial={filledFcl} />
      </Narrow>
    ),
    'long-text': () => <Long />,
    'long-text-read-only': () => <Long isReadOnly />,
  },
} satisfies Preview;
