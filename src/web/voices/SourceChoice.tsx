import { StickyNote } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { BoardPlace } from '../lib/board-place.ts';
import { VOICES } from '#contract/limits.ts';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import type { ChosenThing } from './material.ts';
import { keyOf, useOffered } from './use-offered.ts';

interface SourceChoiceProps {
  chosen: readonly ChosenThing[];
  onChoose: (chosen: readonly ChosenThing[]) => void;
  place: BoardPlace | null;
}

/** The notes and the sources of all boards whose words can be measured, those of the open board first. */
export function SourceChoice({ chosen, onChoose, place }: SourceChoiceProps) {
  const t = useWords('voices');
  const [sought, seek] = useState('');
  const q = useDeferredValue(sought.trim());
  const common = useWords('common');
  const { offered, isKnown, hasFailed, again } = useOffered(q, place);
  const isFull = chosen.length >= VOICES.sources;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-3">{t('sourcesText')}</p>
      <Input
        type="search"
        label={t('searchSources')}
        value={sought}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => seek(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-bad">
          {t('sourcesFailed')}
          <Button size="sm" className="pointer-coarse:h-11" onClick={again}>
            {common('retry')}
          </Button>
        </div>
      )}
      {isKnown && offered.length === 0 && (
        <p className="text-sm text-ink-3">{t(q === '' ? 'noSources' : 'noneFound')}</p>
      )}
      <ul className="max-h-56 overflow-y-auto">
        {offered.map(({ thing, title, where, isNote }) => {
          const isChosen = chosen.some((one) => isSame(one, thing));
          return (
            <li key={keyOf(thing)}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  className="size-[18px] shrink-0 accent-(--ring)"
                  onChange={() => onChoose(isChosen ? chosen.filter((one) => !isSame(one, thing)) : [...chosen, thing])}
                />
                <span className="min-w-0 grow truncate">{title}</span>
                <span className="flex max-w-[40%] shrink-0 items-center gap-1 text-xs text-ink-3">
                  {isNote && <StickyNote size={12} aria-hidden="true" className="shrink-0" />}
                  <span className="truncate">{isNote ? t('noteOf', { where }) : where}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const isSame = (a: ChosenThing, b: ChosenThing): boolean => keyOf(a) === keyOf(b);
