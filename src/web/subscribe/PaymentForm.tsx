import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { Lock, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { useTheme } from '../ui/theme.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

interface PaymentFormProps {
  clientSecret: string;
  publishableKey: string;
  onPaid: () => void;
}

/** Stripe's own form: what is typed there goes to Stripe alone. */
export function PaymentForm({ clientSecret, publishableKey, onPaid }: PaymentFormProps) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  const stripe = useStripeScript(publishableKey);
  const [hasFailed, setFailed] = useState(false);
  if (stripe === 'failed' || hasFailed) return <FormFailed />;
  if (!stripe) return <FormSkeleton />;
  return (
    <Elements
      key={`${theme} ${language}`}
      stripe={stripe}
      options={{ clientSecret, locale: language, appearance: readAppearance(theme) }}
    >
      <Form onPaid={onPaid} onLoadFailed={() => setFailed(true)} />
    </Elements>
  );
}

/** Null while the script is on its way. */
function useStripeScript(publishableKey: string): Stripe | 'failed' | null {
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  useEffect(() => {
    let isLeft = false;
    const settle = (loaded: Stripe | 'failed') => void (isLeft || setStripe(loaded));
    loadStripe(publishableKey).then(
      (loaded) => settle(loaded ?? 'failed'),
      () => settle('failed'),
    );
    return () => void (isLeft = true);
  }, [publishableKey]);
  return stripe;
}

/** The form's frame cannot see our style sheet: it is told the colours that hold now. */
function readAppearance(theme: 'light' | 'dark'): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--ring'),
      colorBackground: colour('--surface'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-3'),
      colorDanger: colour('--bad'),
      borderRadius: '8px',
    },
  };
}

function Form({ onPaid, onLoadFailed }: { onPaid: () => void; onLoadFailed: () => void }) {
  const t = useWords('subscribe');
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setPaying(true);
    setProblem(null);
    const return_url = `${window.location.origin}/subscribe`;
    const { error } = await stripe
      .confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' })
      .catch((lost: unknown) => ({ error: { message: lost instanceof Error ? undefined : String(lost) } }));
    setPaying(false);
    if (error) setProblem(sentenceOf(error) ?? t('payFailed'));
    else onPaid();
  };
  return (
    <form onSubmit={(event) => void pay(event)}>
      {!isReady && <FormSkeleton />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadFailed} options={{ layout: 'tabs' }} />
      {problem && (
        <p role="alert" className="mt-3 text-base text-bad">
          {problem}
        </p>
      )}
      {isReady && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="mt-4 w-full"
          isBusy={isPaying}
          icon={<Lock size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t(isPaying ? 'starting' : 'start')}
        </Button>
      )}
    </form>
  );
}

/** Stripe's sentences about a card or a field are for people and in their language; its other errors are not. */
function sentenceOf(error: Pick<StripeError, 'message'> & { type?: StripeError['type'] }): string | undefined {
  return error.type === 'card_error' || error.type === 'validation_error' ? error.message : undefined;
}

/** The script did not come: a new load of the page is the only way to ask for it again. */
function FormFailed() {
  const t = useWords('subscribe');
  return (
    <div role="alert" className="flex gap-3 rounded-[10px] bg-bad-soft px-4 py-4 md:px-5">
      <TriangleAlert size={19} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      <div>
        <p className="text-base font-[650] text-bad">{t('formFailed')}</p>
        <p className="text-base">{t('formFailedText')}</p>
        <Button size="sm" className="mt-3" onClick={() => window.location.reload()}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
