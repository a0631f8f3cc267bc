import { formatMoment } from '#contract/base/moment.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { ResultReading, StripPiece } from './read-result.ts';

interface SectionStripProps {
  reading: ResultReading;
  letters: number;
  isWriting: boolean;
  /** Brings the part of this place among all into sight. */
  onShow: (part: number) => void;
}

/** The parts of a result side by side, each as wide as it is long and filled as far as it is written; below, the seconds. */
export function SectionStrip({ reading, letters, isWriting, onShow }: SectionStripProps) {
  const t = useWords('making');
  const { language } = useLanguage();
  const { strip, isSpoken, spokenSec, targetSec } = reading;
  const time = formatMoment(Math.round(spokenSec));
  const said = isSpoken
    ? t(isWriting ? 'sofar' : 'takes', { time })
    : t('letters', { count: letters.toLocaleString(language) });
  return (
    <div className="shrink-0 border-b border-line px-5 pt-3.5 pb-2.5 @min-[62rem]/result:px-10">
      <ol aria-label={t('strip')} className="flex h-[26px] gap-[3px]">
        {strip.map((piece, i) => (
          <Piece key={i} piece={piece} isWriting={isWriting} onPress={() => onShow(i)} />
        ))}
        {strip.length === 0 && <li aria-hidden="true" className="grow rounded-[5px] bg-surface-3" />}
      </ol>
      <p className="mt-2 flex justify-between text-sm text-ink-3 tnum">
        <span>{said}</span>
        {targetSec !== null && <span>{t(reading.isMost ? 'most' : 'target', { time: formatMoment(targetSec) })}</span>}
      </p>
    </div>
  );
}

function Piece({ piece, isWriting, onPress }: { piece: StripPiece; isWriting: boolean; onPress: () => void }) {
  const t = useWords('making');
  const { title, share, filled } = piece;
  const isFull = filled === 1;
  const name = title || t('untitled');
  const state = t(`state.${isFull ? 'done' : filled === 0 ? 'expected' : isWriting ? 'writing' : 'cut'}`);
  return (
    <li style={{ flex: `${share} 1 0` }} className="min-w-3">
      <button
        type="button"
        title={name}
        aria-label={t('part', { title: name, state })}
        onClick={onPress}
        className="relative block h-full w-full overflow-hidden rounded-[5px] bg-surface-3 text-micro leading-[26px] font-semibold text-ink-3"
      >
        <i
          aria-hidden="true"
          style={{ width: `${Math.round(filled * 100)}%` }}
          className="absolute inset-y-0 left-0 bg-accent transition-[width] duration-(--dur-base)"
        />
        <span className="relative block truncate px-1">{name}</span>
        <span
          aria-hidden="true"
          style={{ clipPath: `inset(0 ${100 - Math.round(filled * 100)}% 0 0)` }}
          className="absolute inset-0 block truncate px-1 text-on-accent"
        >
          {name}
        </span>
      </button>
    </li>
  );
}
