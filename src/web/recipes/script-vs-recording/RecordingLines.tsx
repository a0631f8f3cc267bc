import { useMemo, useState } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import type { AdLib } from './ad-libs.ts';
import type { ComparedLine, RecordingComparison } from './compare.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/index.ts';

type Row = { what: 'line'; line: ComparedLine } | { what: 'ad-lib'; adLib: AdLib };

interface Part {
  title: string;
  startSec: number | null;
  rows: Row[];
}

/** Every sentence of the script with what became of it, and what was said besides, section by section. */
export function RecordingLines({ comparison }: { comparison: RecordingComparison }) {
  const t = useWords('scriptVsRecording');
  const [isNarrow, setNarrow] = useState(true);
  const parts = useMemo(() => partsOf(comparison), [comparison]);
  const isShown = (row: Row) => !isNarrow || row.what === 'ad-lib' || row.line.fate !== 'said';
  const shown = parts
    .map((part) => ({ ...part, rows: part.rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section aria-label={t('lines')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold text-ink-2">{t('lines')}</h3>
        <Switch label={t('onlyDifferences')} isOn={isNarrow} onChange={setNarrow} />
      </div>
      {shown.length === 0 && <p className="mt-2 text-sm text-ok">{t('noDifferences')}</p>}
      {shown.map(({ title, startSec, rows }, i) => (
        <section key={i} className="mt-3">
          <h4 className="flex items-baseline gap-2 border-b border-line pb-1 font-[650]">
            {startSec !== null && <span className="text-sm text-ink-3 tabular-nums">{formatMoment(startSec)}</span>}
            <span className="min-w-0 truncate">{title || t('untitled')}</span>
          </h4>
          <ul className="mt-1.5 flex flex-col gap-2">
            {rows.map((row, at) => (
              <RowLine key={at} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const TONES: Readonly<Record<ComparedLine['fate'], Tone>> = { said: 'ok', changed: 'warn', skipped: 'bad' };

function RowLine({ row }: { row: Row }) {
  const t = useWords('scriptVsRecording');
  const startSec = row.what === 'line' ? row.line.startSec : row.adLib.startSec;
  return (
    <li className="grid grid-cols-[48px_1fr] gap-x-2 text-sm">
      <span className="pt-px text-ink-3 tabular-nums">{startSec === null ? '–' : formatMoment(startSec)}</span>
      <div className="min-w-0">
        <Badge tone={row.what === 'line' ? TONES[row.line.fate] : 'note'} className="mr-1.5">
          {t(row.what === 'line' ? `fate.${row.line.fate}` : 'fate.adLib')}
        </Badge>
        <span className="break-words">{row.what === 'line' ? row.line.text : row.adLib.text}</span>
        {row.what === 'line' && row.line.fate === 'changed' && (
          <p className="mt-1 border-l-2 border-line-2 pl-2 break-words text-ink-2">
            <b className="mr-1.5 font-semibold text-ink-3">{t('heard')}</b>
            {row.line.heard}
          </p>
        )}
      </div>
    </li>
  );
}

function partsOf({ lines, adLibs, sections }: RecordingComparison): Part[] {
  const known = [...new Set(lines.map(({ section }) => section))];
  const parts = sections.map(({ title, startSec }): Part => ({ title, startSec, rows: [] }));
  const adLibsAfter = Map.groupBy(adLibs, ({ after }) => after);
  const put = (part: Part | undefined, after: number) =>
    part?.rows.push(...(adLibsAfter.get(after) ?? []).map((adLib): Row => ({ what: 'ad-lib', adLib })));
  put(parts[0], -1);
  lines.forEach((line, i) => {
    const part = parts[known.indexOf(line.section)];
    part?.rows.push({ what: 'line', line });
    put(part, i);
  });
  return parts;
}
