import { Eye } from 'lucide-react';
import type { Audience } from '#contract/board/audience.ts';
import { useUser } from '../../lib/session.ts';
import { markOf } from '../../shell/audience/mark-of.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

/** A sign on a conversation that not everybody who sees the chat reads it, and who does. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  const t = useWords('visibility');
  const { user } = useUser();
  return (
    <Badge className="shrink-0">
      <Eye size={12} strokeWidth={2} aria-hidden="true" />
      {t(`mark.${markOf(audience, user?.id)}`)}
    </Badge>
  );
}
