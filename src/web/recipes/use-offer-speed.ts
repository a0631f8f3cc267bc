import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import { keepRehearsed } from './prompter/rehearsed.ts';

/** Long enough to be reached after the whole screen has been left. */
const OFFERED_MS = 12_000;

interface OfferedScript {
  /** How fast it is spoken, in syllables a minute. */
  speed: number;
  noteId: string | undefined;
  onSpeed: ((speed: number) => void) | undefined;
}

/** After a rehearsal at another speed than the script's own: offers to take it for the script, by which its times are then told. */
export function useOfferSpeed({ speed, noteId, onSpeed }: OfferedScript): (rehearsed: number) => void {
  const t = useWords('prompter');
  const notices = useNotices();
  return (rehearsed) => {
    if (!onSpeed || rehearsed === speed) return;
    const run = () => {
      onSpeed(rehearsed);
      // Whoever undoes it reads at the speed of the script again.
      if (noteId !== undefined) keepRehearsed(noteId, speed, speed);
    };
    notices.show({
      tone: 'told',
      title: t('rehearsedAt', { speed: t('perMinute', { count: rehearsed }) }),
      text: t('ownIs', { speed: t('perMinute', { count: speed }) }),
      durationMs: OFFERED_MS,
      action: { label: t('takeSpeed'), run },
    });
  };
}
