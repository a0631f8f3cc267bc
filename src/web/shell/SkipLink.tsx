import { useWords } from '../words/index.ts';
import { buttonLook } from '../ui/Button.tsx';

/** The first stop of the Tab key: past the navigation bar to the screen itself. */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <a
      href="#content"
      className={`${buttonLook('primary')} fixed top-2 left-2 z-(--z-toast) -translate-y-16 focus:translate-y-0`}
    >
      {t('skip')}
    </a>
  );
}
