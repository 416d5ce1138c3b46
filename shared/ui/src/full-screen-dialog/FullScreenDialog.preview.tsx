import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FullScreenDialog } from './FullScreenDialog.tsx';

function PlainPreview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>账单明细</Button>
      <FullScreenDialog
        title="账单明细"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button type="primary" onClick={() => setIsOpen(false)}>
            确认金额
          </Button>
        }
      >
        <p>海运费 USD 1,284.50，港杂费 ¥860.00，报关费 ¥200.00。</p>
      </FullScreenDialog>
    </>
  );
}

function LongPreview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>平台服务协议</Button>
      <FullScreenDialog
        title="深圳市前海泊位国际供应链管理服务有限公司客户门户平台服务协议（二〇二六年十一月修订版）"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {Array.from({ length: 40 }, (_, at) => (
          <p key={at}>第{at + 1}条　客户应当如实申报货物的品名、件数、毛重与体积，并对申报内容负责。</p>
        ))}
      </FullScreenDialog>
    </>
  );
}

function HeldPreview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>正在提交时</Button>
      <FullScreenDialog title="正在提交" isOpen={isOpen} onClose={() => setIsOpen(false)} isHeldOpen>
        <p>提交完成之前不能关闭。</p>
        <Button onClick={() => setIsOpen(false)}>完成</Button>
      </FullScreenDialog>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '全屏对话框', en: 'Full screen dialog' },
  states: { plain: PlainPreview, long: LongPreview, 'held-open': HeldPreview },
} satisfies Preview;
