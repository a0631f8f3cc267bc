import { Lock, UsersRound } from 'lucide-react';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';

interface WhoReadsProps {
  /** Only the members of the board read the thread. */
  isInside: boolean;
  mayChoose: boolean;
  onChoose: (isInside: boolean) => void;
}

/** Where guests comment, too: who reads a thread. */
export function WhoReads({ isInside, mayChoose, onChoose }: WhoReadsProps) {
  const t = useWords('comments');
  const Glyph = isInside ? Lock : UsersRound;
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line px-4 text-sm text-ink-2">
      <Glyph size={15} className="shrink-0" aria-hidden="true" />
      <span className="min-w-0 grow">{t(isInside ? 'insideText' : 'outsideText')}</span>
      {mayChoose && <Switch label={t('inside')} isOn={isInside} onChange={onChoose} />}
    </div>
  );
}
