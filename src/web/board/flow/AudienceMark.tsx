import { Eye } from 'lucide-react';
import type { Audience } from '#contract/board/audience.ts';
import { useUser } from '../../lib/session.ts';
import { markOf } from '../../shell/audience/mark-of.ts';
import { useWords } from '../../words/index.ts';

/** A sign on a card or group that not everybody sees it, and who does. */
export function AudienceMark({ audience }: { audience: Audience }) {
  const t = useWords('visibility');
  const { user } = useUser();
  const said = t(`mark.${markOf(audience, user?.id)}`);
  return (
    <span
      role="img"
      aria-label={said}
      title={said}
      className="pointer-events-none absolute -top-[11px] right-[38px] z-2 flex h-[22px] items-center gap-1 rounded-full bg-surface px-2 text-[11px] leading-none font-medium whitespace-nowrap text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <Eye size={12} strokeWidth={2} aria-hidden="true" />
      {said}
    </span>
  );
}
