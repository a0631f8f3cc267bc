import { Copy, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readScript } from '#contract/recipes/script/script.ts';
import { shotsOf, type Shot } from './shot-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { useCopy } from '../use-copy.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { asMarkdown, asTsv } from './shot-text.ts';
import { headOf, ShotTable } from './ShotTable.tsx';

interface ShotListDialogProps {
  title: string;
  text: string;
  /** In syllables a minute. */
  speed: number;
  onClose: () => void;
}

/** What is to be shot, row by row, to be copied into a plan or printed. */
export function ShotListDialog({ title, text, speed, onClose }: ShotListDialogProps) {
  const t = useWords('prompter');
  const shots = useMemo(() => shotsOf(readScript(text), speed / 60), [text, speed]);
  return (
    <Dialog isOpen onClose={onClose} title={t('shots')} text={t('shotsText')} widthPx={960}>
      <ShotListBody title={title} shots={shots} speed={speed} />
    </Dialog>
  );
}

interface ShotListBodyProps {
  title: string;
  shots: readonly Shot[];
  speed: number;
}

export function ShotListBody({ title, shots, speed }: ShotListBodyProps) {
  const t = useWords('prompter');
  const copy = useCopy();
  const [printed, setPrinted] = useState<{ what: 'list' | 'script'; turn: number } | null>(null);
  // Not every browser tells when it has printed: each wish is one of its own.
  const print = (what: 'list' | 'script') => setPrinted({ what, turn: (printed?.turn ?? 0) + 1 });
  if (shots.length === 0) return <p className="py-6 text-center text-ink-3">{t('noShots')}</p>;
  const copyIcon = <Copy size={14} aria-hidden="true" />;
  const printIcon = <Printer size={14} aria-hidden="true" />;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={copyIcon} onClick={() => copy(t('shots'), asTsv(shots, headOf(t)))}>
          {t('copyTsv')}
        </Button>
        <Button icon={copyIcon} onClick={() => copy(t('shots'), asMarkdown(shots, headOf(t)))}>
          {t('copyMarkdown')}
        </Button>
        <Button icon={printIcon} onClick={() => print('list')}>
          {t('printList')}
        </Button>
        <Button icon={printIcon} onClick={() => print('script')}>
          {t('printScript')}
        </Button>
      </div>
      <div className="mt-3 overflow-x-auto">
        <ShotTable shots={shots} />
      </div>
      {printed && (
        <PrintSheet
          key={printed.turn}
          what={printed.what}
          title={title}
          shots={shots}
          speed={speed}
          onDone={() => setPrinted(null)}
        />
      )}
    </>
  );
}
