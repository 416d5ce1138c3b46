import { type ReactNode, useMemo } from 'react';
import { type UnreadInputs, UnreadInputsContext } from '../../form-field/unread-input.ts';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';

type FormInputsProps<Draft extends object, Section extends SectionSpec> = {
  form: Pick<Form<Draft, Section>, 'state' | 'dispatch' | 'idOf'>;
  children: ReactNode;
};

/** Around the controls of a form: what they hold unread counts as unsaved, and is said at its field. */
export function FormInputs<Draft extends object, Section extends SectionSpec>(
  props: FormInputsProps<Draft, Section>,
) {
  const { dispatch, idOf } = props.form;
  const { given } = props.form.state;
  const inputs = useMemo((): UnreadInputs => {
    const prefix = idOf('');
    return {
      owns: (id) => id.startsWith(prefix),
      report: (id, unread) => {
        const path = id.slice(prefix.length);
        const problem = unread && { texts: unread.texts, isMissing: unread.isPending, unread: unread.text };
        dispatch({ type: 'report', path, problem });
        // Its field was left, since nobody types there any more.
        if (unread && !unread.isPending) dispatch({ type: 'touch', path });
      },
      given: (id) => given.get(id.slice(prefix.length)),
      take: (id) => dispatch({ type: 'take', path: id.slice(prefix.length) }),
    };
  }, [dispatch, idOf, given]);
  return <UnreadInputsContext value={inputs}>{props.children}</UnreadInputsContext>;
}
