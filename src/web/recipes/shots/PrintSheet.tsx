import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { withBreaths } from '#contract/recipes/script/breath.ts';
import type { Shot } from '#contract/recipes/script/shot-list.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { ShotTable } from './ShotTable.tsx';
import { sectionTime } from './shot-text.ts';
import './print.css';

interface PrintSheetProps {
  what: 'list' | 'script';
  title: string;
  shots: readonly Shot[];
  /** The sheet was printed, or was not. */
  onDone: () => void;
}

/** Puts what is to be printed into the page, alone as far as paper sees, and asks the browser to print it. */
export function PrintSheet({ what, title, shots, onDone }: PrintSheetProps) {
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
