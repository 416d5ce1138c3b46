import { useTranslation } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { StepList } from '../../steps/StepList.tsx';
import { useStepPlace } from '../../steps/use-step-place.ts';
import { KnownRegistration } from '../standing/LinkedRegistration.tsx';
import { LookUp } from '../standing/LookUp.tsx';
import { useStanding } from '../standing/use-standing.ts';
import { ToLogin } from '../ToLogin.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { CompleteStep } from './CompleteStep.tsx';
import { forgetApplication, keepSentSecret, readApplication, readSentSecret } from './kept-application.ts';
import type { SentRegistration } from './use-sending.ts';
import { registrationSteps, useSteps } from './use-steps.ts';

/** The three steps. What was sent from this tab is looked up first: its answer may have been lost. */
export function ApplyPlace() {
  const [secret] = useState(readSentSecret);
  const standing = useStanding(secret);
  const isKnown = standing.status === 'known';
  useEffect(() => {
    // It arrived, though its answer did not: what was typed is needed no longer.
    if (isKnown) forgetApplication();
  }, [isKnown]);
  if (secret === null || standing.status === 'unknown') return <Steps before={null} />;
  if (standing.status !== 'known') {
    return (
      <>
        <LookUp standing={standing} />
        <ToLogin />
      </>
    );
  }
  const { seen } = standing;
  if (seen.status === 'waiting') return <Steps before={{ secret, seen }} />;
  return (
    <>
      <KnownRegistration secret={secret} first={seen} />
      <ToLogin onLeave={forgetSent} />
    </>
  );
}

const forgetSent = () => keepSentSecret(null);

function Steps({ before }: { before: SentRegistration | null }) {
  const { t } = useTranslation('register');
  const [sent, setSent] = useState(before);
  const [kept] = useState(readApplication);
  const steps = useSteps();
  const step = sent ? 'complete' : steps.step;
  const place = useStepPlace(step, t(`step.${step}`));
  const handleSent = (done: SentRegistration) => {
    setSent(done);
    forgetApplication();
  };
  return (
    <div ref={place}>
      <StepList
        label={t('steps')}
        steps={registrationSteps}
        step={step}
        titleOf={(each) => t(`step.${each}`)}
      />
      {sent ? <CompleteStep {...sent} /> : <ApplicationForm kept={kept} steps={steps} onSent={handleSent} />}
      {/* Whoever comes again after that begins another registration. */}
      <ToLogin onLeave={sent ? forgetSent : undefined} />
    </div>
  );
}
