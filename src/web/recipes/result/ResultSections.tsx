import { Circle, CircleCheck, CircleDashed, SquarePen } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { isSectionLength } from '#contract/recipes/script/check-script.ts';
import { secondsInWords } from '#contract/recipes/script/script-words.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { DrawWords } from './draw-words.ts';
import type { Edits } from './edits.ts';
import { placeKey } from './edits.ts';
import type { ResultPart } from './result-parts.ts';
import { ResultRows } from './ResultRows.tsx';

export interface SectionsProps {
  parts: readonly ResultPart[];
  text: string;
  isWriting: boolean;
  words: DrawWords;
  /** Null for a result that cannot be edited, or not now. */
  edits: Edits | null;
  below?: ((name: string) => ReactNode) | null;
}

/** The parts of a result one below the other: those that are there, the one that is written, and those still expected. */
export function ResultSections({ parts, text, isWriting, words, edits, below }: SectionsProps) {
  return (
    <>
      {parts.map((part, i) => (
        <section key={i} data-part={i} aria-busy={part.state === 'writing'} className="scroll-mt-2">
          <PartHead part={part} isAlone={parts.length === 1} edits={edits} />
          {part.body ? (
            <PartBody part={part} text={text} words={words} edits={edits} />
          ) : (
            <ResultRows rows={part.rows} isWriting={part.state === 'writing'} words={words} edits={edits} />
          )}
          {below?.(part.title)}
          {part.state === 'expected' && <Expected />}
        </section>
      ))}
      {isWriting && parts.length === 0 && <Expected />}
    </>
  );
}

function PartHead({ part, isAlone, edits }: { part: ResultPart; isAlone: boolean; edits: Edits | null }) {
  const t = useWords('making');
  const { title, state, body } = part;
  if (title === '' && isAlone && !(body && edits)) return null;
  const name = title || t('untitled');
  return (
    <header className="flex items-center gap-2 pt-4 pb-1.5">
      <PartSign state={state} />
      <h3 className={classes('min-w-0 text-[15px] font-bold', state === 'expected' && 'text-ink-3')}>{name}</h3>
      <PartLength part={part} />
      {body && edits && edits.open === null && (
        <IconButton
          size="sm"
          className="ml-auto"
          label={t('editPart', { title: name })}
          icon={<SquarePen size={15} aria-hidden="true" />}
          onClick={() => edits.begin({ what: 'part', at: body, title: name })}
        />
      )}
    </header>
  );
}

function PartSign({ state }: Pick<ResultPart, 'state'>) {
  if (state === 'cut')
    return <CircleDashed size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-warn" />;
  if (state === 'writing') return <Spinner sizePx={15} className="text-accent" />;
  if (state === 'open')
    return <CircleDashed size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-line-3" />;
  return state === 'done' ? (
    <CircleCheck size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ok" />
  ) : (
    <Circle size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-line-3" />
  );
}

/** How long a part is of how long it should be, in a colour that its words say, too. */
function PartLength({ part: { state, spokenSec, targetSec } }: { part: ResultPart }) {
  const t = useWords('making');
  const { language } = useLanguage();
  const inWords = (sec: number): string => secondsInWords(Math.round(sec))[language];
  const time = inWords(spokenSec);
  if (targetSec === null) return spokenSec > 0 ? <Badge className="tnum">{time}</Badge> : null;
  const target = inWords(targetSec);
  if (state === 'expected') return <Badge className="tnum">{t('target', { time: target })}</Badge>;
  if (state === 'writing' || state === 'cut')
    return (
      <Badge tone={state === 'cut' ? 'warn' : 'accent'} className="tnum">
        {t('lengthWriting', { time, target })}
      </Badge>
    );
  const isNear = isSectionLength(spokenSec, targetSec);
  const tone: Tone = isNear ? 'ok' : 'warn';
  return (
    <Badge tone={tone} className="tnum">
      {isNear && time === target ? time : t('lengthOf', { time, target })}
    </Badge>
  );
}

interface PartBodyProps {
  part: ResultPart;
  text: string;
  words: DrawWords;
  edits: Edits | null;
}

function PartBody({ part, text, words, edits }: PartBodyProps) {
  const { body, title } = part;
  if (!body) return null;
  const open = edits?.open;
  if (open && placeKey(open.place) === placeKey({ what: 'part', at: body, title }))
    return <div className="border-t border-line py-2.5">{open.field}</div>;
  return (
    <div data-at={body[0]} data-to={body[1]} className="border-t border-line py-2.5 text-[15px] leading-[25px]">
      <Text text={text.slice(...body)} from={body[0]} words={words} />
    </div>
  );
}

const Text = memo(function Text({ text, from, words }: { text: string; from: number; words: DrawWords }) {
  return words(text, from);
});

/** In the shape of what comes; how much comes nobody knows. */
function Expected() {
  return (
    <div aria-hidden="true" className="border-t border-line py-3 @min-[32rem]/page:pl-[70px]">
      <Skeleton className="mb-2.5 h-2.5 w-[72%]" />
      <Skeleton className="h-2.5 w-[46%]" />
    </div>
  );
}
