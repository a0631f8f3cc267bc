import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';

/** Long enough to be reached after the whole screen has been left. */
const OFFERED_MS = 12_000;

/** After a rehearsal at another speed than the script's own: offers to take it for the script, by which its times are then told. */
export function useOfferSpeed(own: number, onSpeed?: (speed: number) => void): (rehearsed: number) => void {
  const t = useWords('prompter');
  const notices = useNotices();
  return (rehearsed) => {
    if (!onSpeed || rehearsed === own) return;
    notices.show({
      tone: 'told',
      title: t('rehearsedAt', { speed: t('perMinute', { count: rehearsed }) }),
      text: t('ownIs', { speed: t('perMinute', { count: own }) }),
      durationMs: OFFERED_MS,
      action: { label: t('takeSpeed'), run: () => onSpeed(rehearsed) },
    });
  };
}
