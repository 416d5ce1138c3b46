import { TextInput } from '../text-input/TextInput.tsx';
import { FormField } from './FormField.tsx';

export function FormFieldPreview() {
  return (
    <FormField id="preview" label="联系电话" isRequired help="含区号" error="请输入正确的电话号码">
      {(control) => <TextInput {...control} value="" onChange={() => undefined} />}
    </FormField>
  );
}
