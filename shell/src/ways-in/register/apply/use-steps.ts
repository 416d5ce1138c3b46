import { paths } from '@berth/contract';
import { useLocation, useNavigate } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';

export const registrationSteps = ['basic', 'details', 'complete'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const atDetails = { registrationStep: 'details' };

/**
 * The step of the form. The details are an entry of the browser's history, so that its own back leads to the first
 * step; they are shown only after the first step was passed on this page, which alone has the password.
 */
export function useSteps() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isPassed, setPassed] = useState(false);
  const asksDetails = typeof state === 'object' && state !== null && 'registrationStep' in state;
  const isStale = asksDetails && !isPassed;
  useEffect(() => {
    if (isStale) navigate(paths.register(), { replace: true });
  }, [isStale, navigate]);
  const step: RegistrationStep = asksDetails && isPassed ? 'details' : 'basic';
  // The second click of a double click meets the page before it was drawn again.
  const target = useRef(step);
  useEffect(() => {
    target.current = step;
  }, [step]);
  return {
    step,
    pass: () => {
      if (target.current === 'details') return;
      target.current = 'details';
      setPassed(true);
      navigate(paths.register(), { state: atDetails });
    },
    goBack: () => {
      if (target.current === 'basic') return;
      target.current = 'basic';
      navigate(-1);
    },
    /** Something in the first step is to be changed. */
    fail: () => setPassed(false),
  };
}
