import { useTranslation } from '@berth/runtime';
import { CodeText, DescriptionList, FullScreenDialog } from '@berth/ui';
import { Button } from 'antd';
import styles from '../members.module.css';

type ShownPasswordProps = { account: string; password: string; onClose: () => void };

/** A password that was generated, this once: nobody can read it again. */
export function ShownPassword({ account, password, onClose }: ShownPasswordProps) {
  const { t } = useTranslation('account');
  return (
    <FullScreenDialog
      isOpen
      title={t('members.passwordTitle')}
      widthPx={480}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('members.passwordNoted')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('members.passwordText')}</p>
        <DescriptionList
          columns={2}
          items={[
            { key: 'account', label: t('members.account'), value: <CodeText code={account} /> },
            { key: 'password', label: t('members.password'), value: <CodeText code={password} /> },
          ]}
        />
      </div>
    </FullScreenDialog>
  );
}
