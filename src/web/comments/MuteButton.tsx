import { Bell, BellOff } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
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
