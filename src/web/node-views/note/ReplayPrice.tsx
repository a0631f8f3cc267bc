import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCost } from '#contract/chat/price.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { replayPrice, sumOf } from './replay-prices.ts';

/** What it takes to run it once more: how much its question would send now, and what that costs where prices are known. */
export function ReplayPrice({ runId }: { runId: string }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const { data: takes, isError } = useQuery(replayPrice(runId));
  if (!takes) return <p className="text-sm text-ink-3">{t(isError ? 'replay.unpriced' : 'replay.pricing')}</p>;
  if (takes.kind === 'free') return <p className="text-sm text-ink-2">{t('replay.free')}</p>;
  const { name, tokens, cost } = takes;
  const count = tokens.toLocaleString(language);
  return (
    <p className="text-sm text-ink-2">
      {cost
        ? t('replay.price', { name, count, cost: formatCost(cost, language) })
        : t('replay.tokens', { name, count })}
    </p>
  );
}

/** What all of them take together; nothing for fewer than two. */
export function ReplaySum({ runIds }: { runIds: readonly string[] }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data: takes } = useQuery({
    queryKey: ['replay-prices', ...runIds],
    queryFn: () => Promise.all(runIds.map((runId) => client.fetchQuery(replayPrice(runId)).catch(() => null))),
    enabled: runIds.length > 1,
    staleTime: 0,
  });
  if (runIds.length < 2) return null;
  if (!takes) return <p className="text-sm text-ink-3">{t('replay.pricing')}</p>;
  const { tokens, costs, models, unpriced, free, unknown } = sumOf(takes);
  const count = tokens.toLocaleString(language);
  const cost = costs.map((one) => formatCost(one, language)).join(' + ');
  const told = [
    models > 0 && (costs.length > 0 ? t('replay.sum', { count, cost }) : t('replay.sumTokens', { count })),
    models > 0 && costs.length > 0 && unpriced > 0 && t('replay.sumUnpriced', { count: unpriced }),
    free > 0 && (free === takes.length ? t('replay.sumFree') : t('replay.sumSomeFree', { count: free })),
    unknown > 0 && t('replay.sumUnknown', { count: unknown }),
  ];
  return (
    <p role="status" className="mt-1 border-t border-line pt-2.5 text-sm font-semibold text-ink">
      {told.filter(Boolean).join(' ')}
    </p>
  );
}
