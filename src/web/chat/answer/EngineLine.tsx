import type { ChatMessage, Engine } from '#contract/chat/chat.schema.ts';
import { useWords } from '../../words/index.ts';

interface EngineLineProps {
  engine: Engine;
  metadata: ChatMessage['metadata'];
  /** An answer before it has said already that no model is connected. */
  isAgain?: boolean;
}

/** Which engine answered; where that is not the one that was chosen, why; and what was searched where that is not the question. A frame says itself how it was made. */
export function EngineLine({ engine, metadata, isAgain = false }: EngineLineProps) {
  const t = useWords('chat');
  const words = fallbackIn(metadata) ? withoutCredits : usually;
  const { searchedFor, outline } = metadata;
  if (outline !== undefined || (isAgain && saysNoModel({ engine, metadata }))) return null;
  return (
    <p className="text-xs break-words text-ink-3">
      {t(words[engine.kind], { name: engine.name })}
      {saysNoModel({ engine, metadata }) && (
        <a href="/settings" className="ml-1 underline underline-offset-2 hover:text-ink">
          {t('connectModel')}
        </a>
      )}
      {typeof searchedFor === 'string' && ` ${t('searchedFor', { query: searchedFor })}`}
    </p>
  );
}

/** Whether it tells that no model is connected. */
export const saysNoModel = ({ engine, metadata }: Pick<EngineLineProps, 'engine' | 'metadata'>): boolean =>
  engine.kind === 'embedded' && !fallbackIn(metadata) && metadata.outline === undefined;

const usually = { embedded: 'byEmbedded', model: 'byModel', 'web-search': 'byWebSearch' } as const;
const withoutCredits = {
  embedded: 'byEmbeddedNoCredits',
  model: 'byModel',
  'web-search': 'byWebSearchNoCredits',
} as const;

/** Why a simpler engine wrote an answer than the one that was chosen; null where none stood in. */
const fallbackIn = (metadata: Record<string, unknown>): 'no-credits' | null =>
  metadata['fallback'] === 'no-credits' ? 'no-credits' : null;
