import { useQuery } from '@tanstack/react-query';
import { otherEnd } from '#contract/board/depth.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { costOf, formatCost } from '#contract/chat/price.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useEditorState } from '../../editor/hooks.ts';

/** What it takes to make a note once more: how much its chat reads, and what that costs where prices are known. */
export function ReplayPrice({ nodeId }: { nodeId: string }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const chatId = useEditorState((editor) => {
    const ends = editor.edgesOf(nodeId).flatMap((edge) => otherEnd(edge, nodeId) ?? []);
    const chat = ends
      .map((id) => editor.node(id))
      .find((node) => node && toNodeKind(node.type, node.metadata) === 'ai-chat');
    return chat?.id ?? null;
  });
  const reading = useQuery({
    enabled: chatId !== null,
    queryKey: ['replay-price', chatId],
    queryFn: ({ signal }) => call(chatApi.readContext, { params: { nodeId: chatId ?? '' }, query: {}, signal }),
    staleTime: 0,
  });
  if (chatId === null) return null;
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
