import { Bell, BellOff, Lock, UsersRound } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';

/** Whether somebody hears of a thread; who is named in it hears of that all the same. */
export function MuteButton({ isMuted, onMute }: { isMuted: boolean; onMute: (isMuted: boolean) => void }) {
  const t = useWords('comments');
  const Sign = isMuted ? BellOff : Bell;
  return (
    <IconButton
      label={t(isMuted ? 'unmute' : 'mute')}
      aria-pressed={isMuted}
      icon={<Sign size={16} strokeWidth={1.8} aria-hidden="true" />}
      onClick={() => onMute(!isMuted)}
    />
  );
}

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
