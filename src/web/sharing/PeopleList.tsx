import { Crown } from 'lucide-react';
import { useState } from 'react';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, removed } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { useUser } from '../lib/session.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { GroupRow } from './GroupRow.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OrgRow } from './OrgRow.tsx';
import { useFailed, usePersonName } from './people.ts';
import { PersonRow, Row } from './PersonRow.tsx';
import { useKnownSharing } from './use-sharing.ts';

/** So many need a way to find one. */
const MANY = 20;

interface PeopleListProps {
  sharing: Sharing;
  goTo: (path: string) => void;
}

/** The owner, everybody who was let in, groups, the organisation, and who is invited. */
export function PeopleList({ sharing, goTo }: PeopleListProps) {
  const t = useWords('sharing');
  const { user } = useUser();
  const nameOf = usePersonName();
  const [typed, setTyped] = useState('');
  const { owner, members, invitations, org, groups } = sharing;
  const count = members.length + 1;
  const query = typed.trim().toLowerCase();
  const fits = (...words: (string | null)[]) => words.some((word) => word?.toLowerCase().includes(query));
  const shown = members.filter((member) => fits(nameOf(member.user), member.user.email));
  const invited = invitations.filter(({ email }) => fits(email));
  const hasOwner = fits(nameOf(owner), owner.email);
  const isAlone =
    members.length === 0 && groups.length === 0 && invitations.length === 0 && org === null && sharing.mayShare;
  return (
    <section aria-labelledby="sharing-people" className="mt-3 flex min-h-0 flex-col">
      <h3 id="sharing-people" className="mb-1 flex items-center gap-2 text-base font-[650]">
        {t('people')} <Badge className="tnum">{count}</Badge>
      </h3>
      {members.length >= MANY && (
        <SearchField label={t('findPerson')} onType={setTyped} value={typed} className="mb-1" />
      )}
      <ul className="max-sm:overflow-visible sm:-mx-2 sm:max-h-[min(46dvh,420px)] sm:overflow-y-auto sm:px-2">
        {hasOwner && (
          <PersonRow person={owner} isSelf={owner.id === user?.id}>
            <Badge tone="wood">
              <Crown size={12} strokeWidth={2} aria-hidden="true" />
              {t('role.owner')}
            </Badge>
          </PersonRow>
        )}
        {shown.map((member) => (
          <MemberRow key={member.id} {...{ sharing, member, goTo }} isSelf={member.userId === user?.id} />
        ))}
        {groups.map((group) => fits(group.name) && <GroupRow key={group.id} {...{ sharing, group, goTo }} />)}
        {query === '' && <OrgRow sharing={sharing} goTo={goTo} />}
        {invited.map((invitation) => (
          <InvitationRow key={invitation.id} {...{ sharing, invitation, goTo }} />
        ))}
        {query === '' && sharing.transfer && <TransferRow sharing={sharing} transfer={sharing.transfer} goTo={goTo} />}
      </ul>
      {!hasOwner && shown.length === 0 && invited.length === 0 && (
        <p className="py-4 text-center text-sm text-ink-3">{t('foundNobody', { query: typed })}</p>
      )}
      {isAlone && <p className="mt-1 text-sm text-ink-2">{t('onlyMe')}</p>}
    </section>
  );
}

interface TransferRowProps extends PeopleListProps {
  transfer: NonNullable<Sharing['transfer']>;
}

/** To whom the canvas is offered, until it is taken, declined, or taken back here. */
function TransferRow({ sharing: { boardId }, transfer: { user, expiresAt }, goTo }: TransferRowProps) {
  const t = useWords('sharing');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const name = usePersonName()(user);
  const show = useKnownSharing(boardId);
  const failed = useFailed(false, goTo);
  const back = useAct(
    () => removed(call(sharingApi.withdrawOffer, { params: { boardId } })),
    { done: { title: t('transferTaken') }, failed: failed(t('transferBackFailed')) },
    () => show((known) => ({ ...known, transfer: null })),
  );
  return (
    <Row
      face={
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-wood-soft text-k-group-ink">
          <Crown size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      }
      title={t('transferWaits', { name })}
      text={t('transferUntil', { date: dayOf(expiresAt, nowMs, language) })}
    >
      <Button size="sm" className="max-sm:h-11" isBusy={back.isPending} onClick={() => back.mutate()}>
        {t('transferBack')}
      </Button>
    </Row>
  );
}
