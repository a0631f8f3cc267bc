import { Minus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { secondsInWords } from '#contract/recipes/script/script-words.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SPEED, within } from './prompter/prompter-settings.ts';
import { sectionTimesOf, type TimeRow } from './section-times.ts';

interface SectionTimesProps {
  text: string;
  /** The form of its recipe; empty for a text of no recipe. */
  values: RecipeValues;
  /** In syllables a minute. */
  speed: number;
  /** Takes another speed; absent where it may not be changed. */
  onSpeed?: (speed: number) => void;
}

/** Of a spoken script: what each section takes, what it was given, and what is left of that. Nothing where nothing is said. */
export function SectionTimes({ text, values, speed, onSpeed }: SectionTimesProps) {
  const t = useWords('prompter');
  const { language } = useLanguage();
  const { rows, total } = useMemo(() => sectionTimesOf(text, values, speed), [text, values, speed]);
  if (total.syllables === 0) return null;
  const named = rows.length === 1 && rows[0]?.title === '' ? [] : rows;
  const head = 'px-2 py-1 text-left font-semibold text-ink-3';
  const end = 'pr-0 text-right';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm tnum">
        <caption className="sr-only">{t('times')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={classes(head, 'pl-0')}>
              {t('section')}
            </th>
            <th scope="col" className={classes(head, end)}>
              {t('spoken')}
            </th>
            <th scope="col" className={classes(head, end)}>
              {t('target')}
            </th>
            <th scope="col" className={classes(head, end)}>
              {t('left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {named.map((row, i) => (
            <Row key={i} title={row.title || t('untitled')} row={row} />
          ))}
        </tbody>
        <tfoot className="border-t border-line font-semibold">
          <Row title={t('total')} row={total} />
        </tfoot>
      </table>
      <div className="flex flex-wrap items-center gap-x-2 pt-1 text-ink-3">
        <p>
          {t('syllables', { count: total.syllables.toLocaleString(language), speed: t('perMinute', { count: speed }) })}
        </p>
        {onSpeed && <SpeedSteps speed={speed} onSpeed={onSpeed} />}
      </div>
    </div>
  );
}

function SpeedSteps({ speed, onSpeed }: Required<Pick<SectionTimesProps, 'speed' | 'onSpeed'>>) {
  const t = useWords('prompter');
  const step = (by: number) => onSpeed(within(SPEED, speed + by));
  return (
    <span role="group" aria-label={t('speed')} className="flex items-center">
      <IconButton
        size="sm"
        label={t('slower')}
        icon={<Minus size={14} aria-hidden="true" />}
        disabled={speed <= SPEED.least}
        onClick={() => step(-SPEED.step)}
      />
      <IconButton
        size="sm"
        label={t('faster')}
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={speed >= SPEED.most}
        onClick={() => step(SPEED.step)}
      />
    </span>
  );
}

function Row({ title, row }: { title: string; row: Omit<TimeRow, 'title'> }) {
  const { language } = useLanguage();
  const say = (sec: number | null) =>
    sec === null ? '–' : (sec < -0.05 ? '−' : '') + secondsInWords(Math.abs(sec))[language];
  const isOver = row.leftSec !== null && row.leftSec < -0.05;
  const cell = 'py-1 pl-2 text-right whitespace-nowrap text-ink-2';
  return (
    <tr>
      <th scope="row" className="max-w-[12em] truncate py-1 text-left font-[inherit] text-ink">
        {title}
      </th>
      <td className={cell}>{say(row.spokenSec)}</td>
      <td className={cell}>{say(row.targetSec)}</td>
      <td data-over={isOver || undefined} className={classes(cell, isOver && 'font-semibold text-warn')}>
        {say(row.leftSec)}
      </td>
    </tr>
  );
}
