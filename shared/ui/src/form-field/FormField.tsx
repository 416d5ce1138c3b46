import { useUiTexts } from '../ui-texts.ts';
import { type ControlProps, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export type { ControlProps };
export type FormFieldProps = Omit<FieldFrameProps, 'requiredTitle'>;

/** A labelled field: label above, then the control, help and the error. */
export function FormField(props: FormFieldProps) {
  return <FieldFrame {...props} requiredTitle={useUiTexts().required} />;
}
