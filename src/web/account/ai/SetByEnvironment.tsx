import { Lock } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

/** Says that a part cannot be changed here, and why. */
export function SetByEnvironment() {
  const t = useWords('aiSettings');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone="note">
        <Lock size={11} strokeWidth={2.2} aria-hidden="true" />
        {t('byEnvironment')}
      </Badge>
      {t('byEnvironmentText')}
    </p>
  );
}
