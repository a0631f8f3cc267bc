import { Link } from 'react-router';
import { useUser } from '../../lib/session.ts';
import type { FloatingProps } from '../../ui/floating.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useWords } from '../../words/index.ts';

/** Beside the button of a web search that is not configured. */
export function WebSearchWhy(props: Required<Pick<FloatingProps, 'trigger' | 'isOpen' | 'onOpenChange'>>) {
  const t = useWords('chat');
  return (
    <Popover {...props} label={t('webSearch')} widthPx={300} side="top" align="start">
      <NoWebSearch />
    </Popover>
  );
}

/** That there is no web search, and who can set one up: whoever can is led there. */
export function NoWebSearch() {
  const t = useWords('chat');
  const { user } = useUser();
  return (
    <div role="status" className="text-sm text-ink-2">
      <p>{t('webSearchOff')}</p>
      {user?.isSystemAdmin === true && (
        <Link
          to="/settings#ai-search"
          className="mt-2 inline-flex min-h-6 items-center font-semibold text-accent-ink hover:underline pointer-coarse:min-h-11"
        >
          {t('webSearchSetUp')}
        </Link>
      )}
    </div>
  );
}
