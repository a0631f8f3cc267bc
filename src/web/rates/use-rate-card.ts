import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ratesApi, type RateCardView } from '#contract/rates/rates.api.ts';
import { useAct } from '../lib/act.ts';
import { addressOf, call } from '../lib/api.ts';
import { useWords } from '../words/index.ts';
import { cardHere, forgetCardHere } from './card-here.ts';

const KEY = [addressOf(ratesApi.read)] as const;

type Known = RateCardView & { other: string };

const known = (card: RateCardView): Known => ({ ...card, other: cardHere() });

/** Reads the kept card. One that only this browser holds becomes it where none was ever kept; then this browser forgets it. */
async function readCard(signal: AbortSignal): Promise<Known> {
  const kept = await call(ratesApi.read, { signal });
  const here = cardHere();
  if (here === '') return known(kept);
  const card = kept.changedAt === null ? await call(ratesApi.keep, { body: { text: here, onlyFirst: true } }) : kept;
  if (card.text.trim() === here) forgetCardHere();
  return known(card);
}

export interface RateCard {
  /** Undefined while it is being read. */
  card: RateCardView | undefined;
  error: Error | null;
  reread: () => void;
  /** `onKept` is called while whoever keeps it is still shown. */
  keep: (text: string, onKept?: () => void) => void;
  isKeeping: boolean;
  /** Another card that only this browser holds; empty where there is none. */
  other: string;
  forgetOther: () => void;
}

/** The caller's own rate card, which all his devices share. */
export function useRateCard(isWanted = true): RateCard {
  const t = useWords('rates');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readCard(signal),
    enabled: isWanted,
  });
  const keeping = useAct(
    (text: string) => call(ratesApi.keep, { body: { text } }),
    { failed: { title: t('failed'), text: t('failedText') } },
    (card) => void client.setQueryData(KEY, known(card)),
  );
  return {
    card: data,
    error,
    reread: () => void refetch(),
    keep: (text, onKept) => keeping.mutate(text, { onSuccess: onKept }),
    isKeeping: keeping.isPending,
    other: data?.other ?? '',
    forgetOther: () => {
      forgetCardHere();
      client.setQueryData(KEY, data && known(data));
    },
  };
}
