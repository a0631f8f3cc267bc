import { useMemo } from 'react';
import { secondsInWords } from '#contract/recipes/script/script-words.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { speedIn } from './prompter/prompter-settings.ts';
import { sectionTimesOf, type TimeRow } from './section-times.ts';

/** Of a spoken script: what each section takes, what it was given, and what is left of that. Nothing where nothing is said. */
export function SectionTimes({ text, values }: { text: string; values: RecipeValues }) {
  const t = useWords('prompter');
  const { language } = useLanguage();
  const speed = speedIn(values);
  const { rows, total } = useMemo(() => sectionTimesOf(text, values, speed), [text, values, speed]);
  if (total.syllables === 0) return null;
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
          {rows.map((row, i) => (
            <Row key={i} title={row.title || t('untitled')} row={row} />
          ))}
        </tbody>
        <tfoot className="border-t border-line font-semibold">
          <Row title={t('total')} row={total} />
        </tfoot>
      </table>
      <p className="pt-1 text-ink-3">
        {t('syllables', { count: total.syllables.toLocaleString(language), speed: t('perMinute', { count: speed }) })}
      </p>
    </div>
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
