import { Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import { buttonLook } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** Where it is chosen what is told. */
export function NoticeSettingsLink({ onLeave }: { onLeave: () => void }) {
  const t = useWords('notices');
  return (
    <div className="-mx-1.5 mt-1.5 border-t border-line pt-1.5">
      <Link to="/settings#notices" onClick={onLeave} className={`${buttonLook('ghost', 'sm')} pointer-coarse:h-11`}>
        <Settings2 size={15} strokeWidth={1.75} aria-hidden="true" />
        {t('settings')}
      </Link>
    </div>
  );
}
