import { confidenceColour } from '#contract/chat/confidence.ts';
import { StatusDot } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

const tones = { green: 'ok', yellow: 'warn', red: 'bad', grey: 'idle' } as const;

/** How sure the answer is, from 0 to 1, as a colour with its words; null is unknown. */
export function Confidence({ value }: { value: number | null }) {
  const t = useWords('chat');
  const colour = confidenceColour(value);
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-3" data-confidence={colour}>
      <StatusDot tone={tones[colour]} />
      {t(`confidence.${colour}`)}
    </span>
  );
}
