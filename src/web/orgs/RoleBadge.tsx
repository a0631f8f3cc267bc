import { Crown, Eye, PencilLine, Shield, Users, type LucideIcon } from 'lucide-react';
import type { Role } from '#contract/access/roles.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { useWords } from '../words/index.ts';
import type { MembershipPlace } from './membership.ts';

const icons: Partial<Record<Role, LucideIcon>> = { owner: Crown, admin: Shield, viewer: Eye };
const tones: Partial<Record<Role, Tone>> = { owner: 'wood', admin: 'accent' };

/** What somebody is here, as a word with its icon: crown, shield, eye; any other role is people, in a project a pencil. */
export function RoleBadge({ role, place }: { role: Role; place: MembershipPlace }) {
  const roleName = useRoleName(place);
  const Icon = icons[role] ?? (place === 'project' ? PencilLine : Users);
  const tone = tones[role] ?? (place === 'project' && role === 'editor' ? 'note' : 'plain');
  return (
    <Badge tone={tone}>
      <Icon size={12} strokeWidth={2} aria-hidden="true" data-role={role} />
      {roleName(role)}
    </Badge>
  );
}

/** The name of a role in a place: whoever may edit is called a member of an organisation, an editor of a project. */
export function useRoleName(place: MembershipPlace): (role: Role) => string {
  const t = useWords('orgs');
  return (role) => t(place === 'org' ? `role.${role}` : `roleInProject.${role}`);
}
