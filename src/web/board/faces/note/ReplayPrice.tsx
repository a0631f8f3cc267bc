import { useQuery } from '@tanstack/react-query';
import { chatApi } from '#contract/chat/chat.api.ts';
import { costOf, formatCost } from '#contract/chat/price.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage, useWords } from '../../../words/index.ts';

/** What it takes to run it once more: how much the chat that it came from reads now, and what that costs where prices are known. */
export function ReplayPrice({ runId }: { runId: string }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const reading = useQuery({
    queryKey: ['replay-price', runId],
    queryFn: async ({ signal }) => {
      const { nodeId } = await call(chatApi.readAnswer, { params: { runId }, signal });
      return call(chatApi.readContext, { params: { nodeId }, query: {}, signal });
    },
    staleTime: 0,
  });
  if (!reading.data)
    return <p className="text-sm text-ink-3">{t(reading.isError ? 'replay.unpriced' : 'replay.pricing')}</p>;
  const { engine, context, beside } = reading.data;
  if (engine.kind === 'embedded') return <p className="text-sm text-ink-2">{t('replay.free')}</p>;
  const inputTokens = context.reduce((sum, { tokens }) => sum + tokens, beside.ruleTokens);
  const cost = engine.prices && costOf(engine.prices, { inputTokens, outputTokens: 0 });
  const count = inputTokens.toLocaleString(language);
  return (
    <p className="text-sm text-ink-2">
      {cost
        ? t('replay.price', { name: engine.name, count, cost: formatCost(cost, language) })
        : t('replay.tokens', { name: engine.name, count })}
    </p>
  );
}
