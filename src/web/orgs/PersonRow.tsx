import type { ReactNode } from 'react';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { useUser } from '../lib/session.ts';
import { nameOf } from '../shell/name-of.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useWords } from '../words/index.ts';
import { isSelf } from './membership.ts';

/** The name of somebody, or a word for having none. */
export function usePersonName(): (user: Member['user']) => string {
  const t = useWords('orgs');
  return (user) => nameOf(user) || t('nameless');
}

interface PersonRowProps {
  member: Member;
  /** What stands under the e-mail where there is no room beside it. */
  phoneLine?: ReactNode;
  children: ReactNode;
}

/** Somebody of a place: first letter, name, e-mail; at the right what `children` say. */
export function PersonRow({ member, phoneLine, children }: PersonRowProps) {
  const t = useWords('orgs');
  const { user } = useUser();
  const name = usePersonName()(member.user);
  return (
    <li className="flex min-h-[61px] items-center gap-3.5 border-b border-line px-4 py-2.5 last:border-b-0">
      <Avatar name={name} colourKey={member.userId} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[14.5px] font-[650]">
          {name}
          {isSelf(member, user?.id) && <span className="ml-1 text-sm font-normal text-ink-3">{t('self')}</span>}
        </p>
        {member.user.email && <p className="truncate text-sm text-ink-3">{member.user.email}</p>}
        {phoneLine && <p className="truncate text-sm text-ink-3 sm:hidden">{phoneLine}</p>}
      </div>
      {children}
    </li>
  );
}
