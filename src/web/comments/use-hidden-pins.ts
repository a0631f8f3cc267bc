import { useEffect, useState } from 'react';
import { letter, isPressed } from '../lib/chord.ts';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';

const HIDE = letter('C', { alt: true });

/** Whether the pins are out of sight, which a key of their own turns on and off. */
export function useHiddenPins(): boolean {
  const t = useWords('comments');
  const notices = useNotices();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(HIDE, event)) return;
      event.preventDefault();
      setHidden(!isHidden);
      notices.show({ tone: 'done', title: t(isHidden ? 'pinsShown' : 'pinsHidden') });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isHidden, notices, t]);
  return isHidden;
}
