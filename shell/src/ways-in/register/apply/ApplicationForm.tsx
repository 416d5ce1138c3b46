import { useWantedFocus } from '../fields/use-registration-form.ts';
import { BasicStep } from './BasicStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { KeptApplication } from './kept-application.ts';
import { useApplication } from './use-application.ts';
import { type SentRegistration, useSending } from './use-sending.ts';
import type { useSteps } from './use-steps.ts';

type ApplicationFormProps = {
  kept: KeptApplication | null;
  steps: ReturnType<typeof useSteps>;
  onSent: (sent: SentRegistration) => void;
};

/** The two steps that are filled in. */
export function ApplicationForm({ kept, steps, onSent }: ApplicationFormProps) {
  const application = useApplication(kept);
  const sending = useSending({ application, onBasicWrong: steps.fail, onSent });
  useWantedFocus(application.form.wanted);
  return steps.step === 'basic' ? (
    <BasicStep application={application} isKept={kept !== null} onNext={steps.pass} />
  ) : (
    <DetailsStep application={application} sending={sending} onBack={steps.goBack} />
  );
}
