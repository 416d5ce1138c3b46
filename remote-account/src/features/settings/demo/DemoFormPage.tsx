import { type DemoContent, type DemoKind, demoKindNames, demoKinds, demoProblems } from '@berth/contract';
import { notify, useNavigate, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  DayField,
  FormSection,
  NumberField,
  numberOfDraft,
  PageHeader,
  SendFoot,
  TextField,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { accountPaths } from '../../../paths.ts';
import styles from './demo.module.css';
import { useAccountMakeDemoMutation } from './demo.queries.ts';
import { useDemoWords } from './use-demo-words.ts';

type DemoDraft = { title: string; kind: DemoKind | null; weightKg: string; day: string | null; note: string };

const empty: DemoDraft = { title: '', kind: null, weightKg: '', day: null, note: '' };

/** `/settings/demo/form`: the template of a form. */
export function DemoFormPage() {
  const { t, locale } = useDemoWords();
  const navigate = useNavigate();
  const [make] = useAccountMakeDemoMutation();
  const of = useTypedForm<DemoDraft, DemoContent, { id: string }>(useTypedPage(), 'demo', empty, (value) => {
    const content = {
      title: value.title.trim(),
      kind: value.kind,
      weightKg: numberOfDraft(value.weightKg),
      day: value.day,
      note: value.note.trim(),
    };
    return {
      content,
      problems: demoProblems(content),
      call: (sent) => make({ body: sent }),
      onSent: ({ id }) => {
        notify.success(t('made', { title: content.title }));
        navigate(accountPaths.demoRecord({ id }));
      },
    };
  });
  const kinds = demoKinds.map((kind) => ({ value: kind, label: demoKindNames[kind][locale] }));
  return (
    <div className={styles.page}>
      <PageHeader title={t('form')} />
      <FormSection title={t('record')} id="demo-record">
        <div className={styles.form}>
          <TypedNotice typed={of.typed} />
          <TextField of={of} name="title" label={t('title')} isRequired />
          <ChoiceField of={of} name="kind" label={t('kind')} isRequired choices={kinds} />
          <NumberField of={of} name="weightKg" label={t('weight')} unit="KGS" isRequired />
          <DayField of={of} name="day" label={t('day')} isRequired />
          <TextField of={of} name="note" label={t('note')} rows={3} />
          <SendFoot form={of.form} label={t('make')} />
        </div>
      </FormSection>
    </div>
  );
}
