import { useState, type FormEvent } from 'react';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { useReading } from '../../lib/query.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import { InviteForm } from '../../orgs/InviteForm.tsx';
import type { GivenRole } from '../../orgs/membership.ts';
import { usePersonName } from '../../orgs/PersonRow.tsx';
import { RoleChoice } from '../../orgs/RoleChoice.tsx';
import { useFailure } from '../../shell/use-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { useProjectMembership } from '../project-membership.ts';

interface AddMemberDialogProps {
  project: Project;
  /** Who is here already. */
  members: readonly Member[];
  onClose: () => void;
}

/** Adds somebody of the organisation at once, or invites anybody by e-mail. */
export function AddMemberDialog({ project, members, onClose }: AddMemberDialogProps) {
  const t = useWords('projects');
  const orgs = useWords('orgs');
  const membership = useProjectMembership(project.id);
  const { data: people } = useReading(orgsApi.readMembers, { params: { orgId: project.orgId ?? '' } });
  const [from, setFrom] = useState<'org' | 'email' | null>(null);
  // Decided once: members who come or go meanwhile must not take the form away with what is typed into it.
  if (from === null && people) {
    setFrom(people.every(({ userId }) => members.some((member) => member.userId === userId)) ? 'email' : 'org');
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('addMember')} widthPx={480}>
      <div className="mt-4">
        <RadioCards
          label={t('addFrom')}
          value={from ?? 'org'}
          onChoose={setFrom}
          options={[
            { value: 'org', title: t('addFromOrg'), text: t('addFromOrgText', { org: project.orgName }) },
            { value: 'email', title: t('addByEmail'), text: t('addByEmailText') },
          ]}
        />
      </div>
      {from !== 'email' ? (
        <FromOrg project={project} members={members} onAdded={onClose} />
      ) : (
        <>
          <p className="mt-4 text-sm text-ink-2">{orgs('inviteText')}</p>
          <InviteForm membership={membership} />
        </>
      )}
    </Dialog>
  );
}

interface FromOrgProps {
  project: Project;
  members: readonly Member[];
  onAdded: () => void;
}

function FromOrg({ project, members, onAdded }: FromOrgProps) {
  const t = useWords('projects');
  const nameOf = usePersonName();
  const { data: people, isPending } = useReading(orgsApi.readMembers, { params: { orgId: project.orgId ?? '' } });
  const [chosen, choose] = useState<string | null>(null);
  const [role, setRole] = useState<GivenRole>('editor');
  const add = useAddMember(project.id, onAdded);
  const here = new Set(members.map((member) => member.userId));
  const others = people?.filter((person) => !here.has(person.userId)) ?? [];
  const userId = chosen ?? others[0]?.userId ?? '';
  if (isPending) {
    return (
      <Waiting label={t('loading')} className="mt-4">
        <Skeleton className="h-9" />
      </Waiting>
    );
  }
  if (others.length === 0) {
    return <p className="mt-4 text-sm text-ink-2">{t(people ? 'nobodyLeft' : 'orgUnseen')}</p>;
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ userId, role });
  };
  return (
    <form onSubmit={handleSubmit} className="mt-4 flex flex-col gap-4">
      <Select
        label={t('person')}
        value={userId}
        onChoose={choose}
        options={others.map(({ userId: value, user }) => ({
          value,
          label: [nameOf(user), user.email].filter((part, i, all) => part && all.indexOf(part) === i).join(' · '),
        }))}
      />
      <RoleChoice place="project" value={role} onChoose={setRole} />
      <DialogActions>
        <Button type="submit" variant="primary" isBusy={add.isPending}>
          {t(add.isPending ? 'adding' : 'add')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useAddMember(projectId: string, onAdded: () => void) {
  const t = useWords('projects');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  return useAct(
    (body: { userId: string; role: GivenRole }) => call(projectsApi.addMember, { params: { projectId }, body }),
    { done: { title: t('memberAdded') }, failed: failure(t('memberAddFailed')) },
    async () => {
      onAdded();
      await refresh();
    },
  );
}
