import { confidenceColour } from './confidence-colour.ts';
import { StatusDot } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

const tones = { green: 'ok', yellow: 'warn', red: 'bad', grey: 'idle' } as const;

interface ConfidenceProps {
  /** From 0 to 1; null is unknown. */
  value: number | null;
  /** How many sentences are not borne out. */
  doubted?: number;
  /** Leads to the first of them. */
  onShow?: () => void;
}

/** How sure the answer is, as a colour with its words, and how many of its sentences want a look. */
export function Confidence({ value, doubted = 0, onShow }: ConfidenceProps) {
  const t = useWords('chat');
  const colour = confidenceColour(value);
  const count = t('doubted', { count: doubted });
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3" data-confidence={colour}>
      <StatusDot tone={tones[colour]} />
      {t(`confidence.${colour}`)}
      {doubted > 0 && <span aria-hidden="true">·</span>}
      {doubted > 0 && (
        <button type="button" className="nodrag py-1 font-semibold text-warn hover:underline" onClick={onShow}>
          {count}
        </button>
      )}
    </span>
  );
}
