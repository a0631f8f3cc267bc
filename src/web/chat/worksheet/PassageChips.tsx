import { Check, Copy, Plus } from 'lucide-react';
import { cut } from '#contract/base/letters.ts';
import type { Passage } from '#contract/recipes/worksheet/worksheet.ts';
import type { Marks } from '../markdown/markdown-props.ts';
import { useCopy } from '../../recipes/use-copy.ts';
import { classes } from '../../ui/classes.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useWords } from '../../words/index.ts';

/** A passage as people read it, without what keeps its words from being Markdown. */
const readable = ({ text }: Pick<Passage, 'text'>): string =>
  text
    .replace(/\\(?=[\\`*_[\]<>#|~&])/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** So much of a passage is seen; all of it is read on it, and once it is taken. */
const SHOWN = 44;

interface PassageChipsProps {
  /** The name of the part that they fit. */
  part: string;
  passages: readonly Passage[];
  /** Shows where each comes from, and opens it. */
  marks: Marks | undefined;
  /** Absent, with `onPress`, where they can only be copied. */
  isTaken?: (passage: Passage) => boolean;
  onPress?: (passage: Passage) => void;
}

/** The passages of the sources that fit a part: a press takes one into it, another gives it back. */
export function PassageChips({ part, passages, marks, isTaken, onPress }: PassageChipsProps) {
  const t = useWords('recipes');
  const copy = useCopy();
  return (
    <div role="group" aria-label={t('passagesFor', { part })} className="nodrag my-2 flex flex-wrap gap-1.5">
      {passages.map((passage) => {
        const text = readable(passage);
        const isIn = isTaken?.(passage) ?? false;
        const Sign = onPress ? (isIn ? Check : Plus) : Copy;
        return (
          <span
            key={passage.mark}
            className={classes(
              'inline-flex min-h-8 max-w-full flex-wrap items-center rounded-chip pr-1.5 pb-px text-sm pointer-coarse:min-h-11',
              isIn ? 'bg-accent-soft text-accent-ink' : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]',
            )}
          >
            <Tooltip text={text} side="top" isFor={() => Array.from(text).length > SHOWN}>
              <button
                type="button"
                aria-pressed={onPress ? isIn : undefined}
                aria-label={t(onPress ? 'takePassage' : 'copyPassage', { text, source: passage.source })}
                onClick={() => (onPress ? onPress(passage) : copy(t('passage'), `“${text}”`))}
                className="flex min-w-0 items-center gap-1.5 self-stretch rounded-chip py-1 pr-1.5 pl-2 text-left hover:text-ink"
              >
                <Sign size={13} strokeWidth={2.2} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 break-words">{cut(text, SHOWN)}</span>
              </button>
            </Tooltip>
            {marks?.isKnown(passage.mark) && marks.show(passage.mark, passage.mark)}
          </span>
        );
      })}
    </div>
  );
}
