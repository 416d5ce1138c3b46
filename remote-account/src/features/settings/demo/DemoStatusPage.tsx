import { ApiError, type ApiProblem, request } from '@berth/runtime';
import {
  ErrorState,
  FormField,
  FormSection,
  NumberInput,
  PageHeader,
  PageNotice,
  SwitchInput,
} from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './demo.module.css';
import { useDemoWords } from './use-demo-words.ts';

const usual = [200, 400, 401, 403, 404, 409, 429, 500, 503];

/** `/settings/demo/status`: asks the server for an answer of any status, to see what the portal says of it. */
export function DemoStatusPage() {
  const { t } = useDemoWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isSilent, setSilent] = useState(false);
  const [isNotice, setNotice] = useState(true);
  const [answer, setAnswer] = useState<'none' | 'done' | ApiProblem>('none');
  const ask = async (status: number) => {
    setAnswer('none');
    const query = { status, isSilent: isSilent ? ('1' as const) : ('0' as const) };
    try {
      await request('GET /demo/status', { query }, { errors: isNotice ? 'notice' : 'caller' });
      setAnswer('done');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setAnswer(failure);
    }
  };
  const status = Number(typed);
  const isStatus = Number.isInteger(status) && (status === 200 || (status >= 400 && status <= 599));
  return (
    <div className={styles.page}>
      <PageHeader title={t('status')} />
      <FormSection title={t('ask')} id="demo-status">
        <div className={styles.form}>
          <div className={styles.usual}>
            {usual.map((each) => (
              <Button key={each} onClick={() => void ask(each)}>
                {each}
              </Button>
            ))}
          </div>
          <FormField
            id={`${id}-other`}
            label={t('other')}
            error={typed && !isStatus ? t('range') : undefined}
          >
            {(control) => <NumberInput {...control} value={typed} onChange={setTyped} />}
          </FormField>
          <FormField id={`${id}-silent`} label={t('silent')}>
            {(control) => <SwitchInput {...control} value={isSilent} onChange={setSilent} />}
          </FormField>
          <FormField id={`${id}-notice`} label={t('notice')}>
            {(control) => <SwitchInput {...control} value={isNotice} onChange={setNotice} />}
          </FormField>
          <div>
            <Button type="primary" disabled={!isStatus} onClick={() => void ask(status)}>
              {t('askOther')}
            </Button>
          </div>
        </div>
      </FormSection>
      {answer === 'done' && <PageNotice tone="info" title={t('answered')} />}
      {typeof answer === 'object' && <ErrorState message={answer.message} requestId={answer.requestId} />}
    </div>
  );
}
