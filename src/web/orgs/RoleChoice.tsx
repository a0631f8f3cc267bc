import { RadioCards } from '../ui/RadioCards.tsx';
import { useWords } from '../words/index.ts';
import { offeredRoles, type GivenRole, type MembershipPlace } from './membership.ts';
import { useRoleName } from './RoleBadge.tsx';

interface RoleChoiceProps {
  place: MembershipPlace;
  value: GivenRole;
  onChoose: (role: GivenRole) => void;
}

/** What somebody is to be, with what each role may do. */
export function RoleChoice({ place, value, onChoose }: RoleChoiceProps) {
  const t = useWords('orgs');
  const roleName = useRoleName(place);
  return (
    <RadioCards
      label={t('roleField')}
      value={value}
      onChoose={onChoose}
      options={offeredRoles.map((role) => ({ value: role, title: roleName(role), text: t(`roleText.${role}`) }))}
    />
  );
}
