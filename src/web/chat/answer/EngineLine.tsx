import type { ChatMessage, Engine } from '#contract/chat/chat.schema.ts';
import { fallbackIn } from './fallback.ts';
import { useWords } from '../../words/index.ts';

interface EngineLineProps {
  engine: Engine;
  metadata: ChatMessage['metadata'];
}

/** Which engine answered; where that is not the one that was chosen, why; and what was searched where that is not the question. A frame says itself how it was made. */
export function EngineLine({ engine, metadata }: EngineLineProps) {
  const t = useWords('chat');
  const words = fallbackIn(metadata) ? withoutCredits : usually;
  const { searchedFor, outline } = metadata;
  if (outline !== undefined) return null;
  return (
    <p className="text-xs break-words text-ink-3">
      {t(words[engine.kind], { name: engine.name })}
      {typeof searchedFor === 'string' && ` ${t('searchedFor', { query: searchedFor })}`}
    </p>
  );
}

const usually = { embedded: 'byEmbedded', model: 'byModel', 'web-search': 'byWebSearch' } as const;
const withoutCredits = {
  embedded: 'byEmbeddedNoCredits',
  model: 'byModel',
  'web-search': 'byWebSearchNoCredits',
} as const;
