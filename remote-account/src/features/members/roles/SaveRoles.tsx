import { permissions } from '@berth/contract';
import { localized, notify, problemOf, problemText, useLocale, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { type Company, useAccountChangeRolesMutation } from '../members.queries.ts';
import { type Effect, effectsOf, liveChanges, type RoleChanges } from './role-changes.ts';
import styles from './roles.module.css';

type SaveRolesProps = { company: Company; changes: RoleChanges; onDone: () => void };

/** What the ticks would do, in sentences, and the buttons that save or drop them. */
export function SaveRoles({ company, changes, onDone }: SaveRolesProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [change, { isLoading, error }] = useAccountChangeRolesMutation();
  const problem = problemOf({ error });
  const say = ({ permission, isGained, people }: Effect) => {
    const way = isGained ? 'gain' : 'lose';
    const what = localized(permissions[permission].title, locale);
    if (people === 0) return t(`roles.${way}Nobody`, { what });
    if (permission === 'cost:view') return t(`roles.${way}Amounts`, { count: people });
    return t(`roles.${way}`, { count: people, what });
  };
  const save = async () => {
    const changed = liveChanges(changes, company).map(([{ id, version }, next]) => ({
      id,
      version: version ?? '',
      permissions: [...next],
    }));
    const answer = await change({ body: { roles: changed } });
    if (answer.error) return;
    notify.success(t('roles.saved'));
    onDone();
  };
  return (
    <section className={styles.bar} aria-label={t('roles.unsaved')}>
      <ul className={styles.effects} aria-live="polite">
        {effectsOf(changes, company).map((effect) => (
          <li key={`${effect.permission} ${effect.isGained}`}>{say(effect)}</li>
        ))}
      </ul>
      {problem && problem.status !== 401 && <PageNotice tone="danger" title={problemText(problem, locale)} />}
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('roles.discard')}</Button>
        <Button type="primary" loading={isLoading} onClick={() => void save()}>
          {t('roles.saveAll')}
        </Button>
      </div>
    </section>
  );
}
