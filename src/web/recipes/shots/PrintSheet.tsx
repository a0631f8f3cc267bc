import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { secondsInWords } from '#contract/recipes/script/script-words.ts';
import { withBreaths } from '../prompter/breath.ts';
import type { Shot } from './shot-list.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { ShotTable } from './ShotTable.tsx';
import { sectionTime } from './shot-text.ts';
import './print.css';

interface PrintSheetProps {
  what: 'list' | 'script';
  title: string;
  shots: readonly Shot[];
  /** In syllables a minute. */
  speed: number;
  /** The sheet was printed, or was not. */
  onDone: () => void;
}

/** Puts what is to be printed into the page, alone as far as paper sees, and asks the browser to print it. */
export function PrintSheet({ what, title, shots, speed, onDone }: PrintSheetProps) {
  const t = useWords('prompter');
  const { language } = useLanguage();
  const done = useLatest(onDone);
  useEffect(() => {
    const over = () => done.current();
    window.addEventListener('afterprint', over);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', over);
    };
  }, [done]);
  return createPortal(
    <div className="print-sheet on-light text-ink" aria-hidden="true">
      <h1>{title}</h1>
      <p className="print-sum">
        {t('lasts', { time: secondsInWords(shots.at(-1)?.endSec ?? 0)[language] })} · {t('perMinute', { count: speed })}
      </p>
      {what === 'list' ? <ShotTable shots={shots} /> : <PrintedScript shots={shots} />}
    </div>,
    document.body,
  );
}

/** As it is read aloud: words large with marks of breath, what is shown beside them. */
export function PrintedScript({ shots }: { shots: readonly Shot[] }) {
  const t = useWords('prompter');
  return shots.map((shot, i) => (
    <div key={i}>
      {shot.section !== '' && shot.section !== shots[i - 1]?.section && (
        <h2>
          {shot.section} <span className="print-time">{sectionTime(shots.slice(i))}</span>
        </h2>
      )}
      <div className="print-line">
        <p className="print-words">{shot.spoken === '' ? '' : withBreaths(shot.spoken)}</p>
        <p className="print-cues">
          {[shot.screen && `${t('screen')}: ${shot.screen}`, shot.broll && `${t('broll')}: ${shot.broll}`]
            .filter(Boolean)
            .join('\n')}
        </p>
      </div>
    </div>
  ));
}
