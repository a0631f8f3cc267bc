import { AudioLines } from 'lucide-react';
import type { ListedVoice } from '#contract/voices/voices.schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { useWords } from '../words/index.ts';

/** The own voices, each to be opened. */
export function VoiceList({ voices, onOpen }: { voices: readonly ListedVoice[]; onOpen: (id: string) => void }) {
  const t = useWords('voices');
  if (voices.length === 0) return <p className="py-2 text-base text-ink-3">{t('empty')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {voices.map(({ id, name, words, isEnough, uses }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('open', { name })}
            onClick={() => onOpen(id)}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-1.5 py-1.5 text-left hover:bg-surface-2"
          >
            <AudioLines size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span className="min-w-0 grow truncate text-base font-semibold">{name}</span>
            {!isEnough && <Badge tone="warn">{t('rough')}</Badge>}
            <span className="tnum shrink-0 text-xs text-ink-3">
              {t('words', { count: words })}
              {uses > 0 && ` · ${t('uses', { count: uses })}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
