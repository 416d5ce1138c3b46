import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { FullScreenDialog } from './FullScreenDialog.tsx';

const words = {
  'zh-CN': {
    bill: '账单明细',
    costs: '海运费 USD 1,284.50，港杂费 ¥860.00，报关费 ¥200.00。',
    confirm: '确认金额',
    terms: '平台服务协议',
    longTitle: '深圳市前海泊位国际供应链管理服务有限公司客户门户平台服务协议（二〇二六年十一月修订版）',
    clause: '客户应当如实申报货物的品名、件数、毛重与体积，并对申报内容负责。',
    sending: '正在提交',
    held: '提交完成之前不能关闭。',
    finish: '完成',
  },
  en: {
    bill: 'Bill',
    costs: 'Ocean freight USD 1,284.50, port charges ¥860.00, customs ¥200.00.',
    confirm: 'Confirm the amount',
    terms: 'Terms of service',
    longTitle: 'Terms of service of the customer portal of Shenzhen Berth International (November 2026)',
    clause: 'The customer declares name, pieces, gross weight and volume of the cargo truthfully.',
    sending: 'Submitting',
    held: 'It cannot be closed before it is done.',
    finish: 'Finish',
  },
};

type Closing = { close: () => void };

function Opening({
  open,
  children,
}: {
  open: string;
  children: (dialog: Closing & { isOpen: boolean }) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{open}</Button>
      {children({ isOpen, close: () => setIsOpen(false) })}
    </>
  );
}

function PlainPreview() {
  const texts = useTexts(words);
  return (
    <Opening open={texts.bill}>
      {({ isOpen, close }) => (
        <FullScreenDialog
          title={texts.bill}
          isOpen={isOpen}
          onClose={close}
          footer={
            <Button type="primary" onClick={close}>
              {texts.confirm}
            </Button>
          }
        >
          <p>{texts.costs}</p>
        </FullScreenDialog>
      )}
    </Opening>
  );
}

function LongPreview() {
  const texts = useTexts(words);
  return (
    <Opening open={texts.terms}>
      {({ isOpen, close }) => (
        <FullScreenDialog title={texts.longTitle} isOpen={isOpen} onClose={close}>
          {Array.from({ length: 40 }, (_, at) => (
            <p key={at}>
              {at + 1}. {texts.clause}
            </p>
          ))}
        </FullScreenDialog>
      )}
    </Opening>
  );
}

function HeldPreview() {
  const texts = useTexts(words);
  return (
    <Opening open={texts.sending}>
      {({ isOpen, close }) => (
        <FullScreenDialog title={texts.sending} isOpen={isOpen} onClose={close} isHeldOpen>
          <p>{texts.held}</p>
          <Button onClick={close}>{texts.finish}</Button>
        </FullScreenDialog>
      )}
    </Opening>
  );
}

export const preview = {
  title: { 'zh-CN': '全屏对话框', en: 'Full screen dialog' },
  states: {
    plain: PlainPreview,
    open: {
      alone: () => (
        <Opened>
          <PlainPreview />
        </Opened>
      ),
    },
    long: LongPreview,
    'long-open': {
      alone: () => (
        <Opened>
          <LongPreview />
        </Opened>
      ),
    },
    'held-open': HeldPreview,
  },
} satisfies Preview;
