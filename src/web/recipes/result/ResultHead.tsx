import { ChevronLeft, CircleStop, Minimize2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useWords, type Words } from '../../words/index.ts';
import { RecipeIcon } from '../RecipeIcon.tsx';
import { Elapsed, type Clock } from './Elapsed.tsx';
import type { ResultReading } from './read-result.ts';

/** 'kept': it stands in a note, and nobody waits for it. */
export type ResultStatus = 'writing' | 'done' | 'stopped' | 'failed' | 'kept';

interface ResultHeadProps {
  name: string;
  recipeId: RecipeId;
  reading: ResultReading;
  status: ResultStatus;
  clock: Clock | null;
  spent: string | null;
  isNarrow: boolean;
  /** Null where there is nothing to take back, absent for what is not edited here. */
  onUndo?: (() => void) | null;
  onStop: () => void;
  onClose: () => void;
}

/** What is made, which part of it is written now, for how long and at what cost, and a way to stop it. */
export function ResultHead(props: ResultHeadProps) {
  const { name, recipeId, reading, status, clock, spent, isNarrow, onStop, onClose } = props;
  const t = useWords('making');
  const common = useWords('common');
  const isWriting = status === 'writing';
  const [isStopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    onStop();
  };
  const progress = isWriting ? progressWords(t, reading) : '';
  const told = (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-sm max-md:text-xs">
      <span
        className={classes(
          'inline-flex min-w-0 items-center gap-1.5 font-semibold',
          isWriting ? 'text-accent-ink' : status === 'done' || status === 'kept' ? 'text-ink-3' : 'text-warn',
        )}
      >
        {isWriting && <Spinner sizePx={14} />}
        <span className="truncate">{statusWords(t, status, reading)}</span>
      </span>
      <span className="text-ink-3 tnum">
        {progress}
        {clock && progress !== '' && ' · '}
        {clock && <Elapsed clock={clock} />}
        {spent !== null && (clock || progress !== '' ? ` · ${spent}` : spent)}
      </span>
    </span>
  );
  const closes = t(isWriting ? 'closeWriting' : 'close');
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line py-1.5 pr-3 pl-5 max-md:gap-1 max-md:pl-1">
      {isNarrow ? (
        <IconButton
          size="lg"
          label={closes}
          icon={<ChevronLeft size={22} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      ) : (
        <RecipeIcon id={recipeId} />
      )}
      {isNarrow ? (
        <div className="min-w-0 grow">
          <h2 className="truncate text-[16px] leading-[21px] font-[650]">{name}</h2>
          {told}
        </div>
      ) : (
        <>
          <h2 className="min-w-0 shrink truncate text-[16px] font-[650]">{name}</h2>
          {told}
        </>
      )}
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        {props.onUndo !== undefined && (
          <IconButton
            size={isNarrow ? 'lg' : 'md'}
            label={common('undo')}
            disabled={props.onUndo === null}
            icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => props.onUndo?.()}
          />
        )}
        {isWriting && (
          <Button
            className="max-md:h-11 max-md:px-3"
            isBusy={isStopping}
            icon={<CircleStop size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={stop}
          >
            {t(isStopping ? 'stopping' : 'stop')}
            {!isNarrow && (
              <kbd className="rounded-[4px] bg-surface-3 px-1.5 font-sans text-micro font-semibold text-ink-3">Esc</kbd>
            )}
          </Button>
        )}
        {!isNarrow && (
          <IconButton
            label={closes}
            {...(!isWriting && { hint: 'Esc' })}
            icon={<Minimize2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </span>
    </header>
  );
}

/** What is going on with a result, in a few words. */
export function statusWords(t: Words<'making'>, status: ResultStatus, { now }: ResultReading): string {
  if (status === 'done') return t('finished');
  if (status === 'kept') return '';
  if (status !== 'writing') return t(status);
  if (now === null) return t('begins');
  if (now.title !== '') return t('writing', { title: now.title });
  return now.line > 0 ? t('writingLine', { line: now.line }) : t('writingText');
}

function progressWords(t: Words<'making'>, { parts, done, count, now }: ResultReading): string {
  const isByLines = parts.every(({ title }) => title === '');
  const at = now === null ? done : done + 1;
  if (isByLines && done === 0 && now === null) return '';
  const of = isByLines ? 'lines' : 'parts';
  if (count === null) return done === 0 ? '' : t(of, { done });
  return count < 2 ? '' : t(`${of}Of`, { done: Math.min(at, count), count });
}
