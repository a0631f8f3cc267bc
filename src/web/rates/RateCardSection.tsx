import type { FormEvent } from 'react';
import { RATE_CARD } from '#contract/limits.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Textarea } from '../ui/Field.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { OtherCard } from './OtherCard.tsx';
import { RateRows } from './RateRows.tsx';
import { useRateCard, type RateCard } from './use-rate-card.ts';

/** The own rate card on a page of its owner. */
export function RateCardSection() {
  const rates = useRateCard();
  if (rates.card) return <CardForm rates={rates} kept={rates.card.text} />;
  return rates.error ? (
    <ErrorView error={rates.error} onRetry={rates.reread} />
  ) : (
    <Skeleton className="h-[271px] md:h-[226px]" />
  );
}

function CardForm({ rates, kept }: { rates: RateCard; kept: string }) {
  const t = useWords('rates');
  const common = useWords('common');
  const draft = useDraft('rate-card');
  // An empty draft is not kept, so that an emptied card stands there as a blank.
  const shown = draft.text === '' ? kept : draft.text;
  const text = shown.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rates.keep(text, draft.clear);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        label={t('card')}
        hint={t('hint')}
        placeholder={t('example')}
        rows={5}
        maxLength={RATE_CARD.length}
        value={shown === ' ' ? '' : shown}
        onChange={(event) => draft.type(event.target.value || ' ')}
      />
      <RateRows text={text} />
      {rates.other !== '' && (
        <OtherCard
          text={rates.other}
          onTake={() => {
            draft.type(rates.other);
            rates.forgetOther();
          }}
          onForget={rates.forgetOther}
        />
      )}
      <div className="mt-3 flex justify-end">
        <Button type="submit" isBusy={rates.isKeeping} disabled={text === kept.trim()}>
          {rates.isKeeping ? common('saving') : common('save')}
        </Button>
      </div>
    </form>
  );
}
