import { useRef, useState, type FormEvent } from 'react';
import { OURS } from '#contract/limits.ts';
import { groupsApi, type OrgGroup } from '#contract/orgs/groups.api.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { usePersonName } from './PersonRow.tsx';

interface GroupDialogProps {
  orgId: string;
  /** Null makes one. */
  group: OrgGroup | null;
  members: readonly Member[];
  onClose: () => void;
}

/** The name of a group and who belongs to it. */
export function GroupDialog({ orgId, group, members, onClose }: GroupDialogProps) {
  const t = useWords('groups');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(group?.name ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(group?.userIds));
  const [isMissing, setMissing] = useState(false);
  const [takenName, setTakenName] = useState<string | null>(null);
  const save = useAct(
    (body: { name: string; userIds: string[] }) =>
      group
        ? call(groupsApi.changeGroup, { params: { orgId, groupId: group.id }, body })
        : call(groupsApi.createGroup, { params: { orgId }, body }),
    {
      done: { title: t(group ? 'saved' : 'made') },
      failed: (error, body) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return failure(t('saveFailed'))(error);
        setTakenName(body.name);
        field.current?.focus();
        return null;
      },
    },
    async () => {
      await refresh();
      onClose();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') field.current?.focus();
    else if (!save.isPending) save.mutate({ name: wanted, userIds: [...chosen] });
  };
  const problem =
    isMissing && name.trim() === '' ? t('nameRequired') : takenName === name.trim() ? t('nameTaken') : null;
  return (
    <Dialog isOpen onClose={onClose} title={t(group ? 'editTitle' : 'makeTitle')} widthPx={480}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={t('name')}
          placeholder={t('nameExample')}
          value={name}
          maxLength={OURS.titleLength}
          problem={problem}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold text-ink-2">{t('people')}</legend>
          <ul className="max-h-[min(42dvh,340px)] overflow-y-auto rounded-control border border-line">
            {members.map((member) => (
              <MemberChoice
                key={member.id}
                member={member}
                isChosen={chosen.has(member.userId)}
                onChoose={(isIn) => {
                  const next = new Set(chosen);
                  if (isIn) next.add(member.userId);
                  else next.delete(member.userId);
                  setChosen(next);
                }}
              />
            ))}
          </ul>
        </fieldset>
        <DialogActions>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t(save.isPending ? 'saving' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface MemberChoiceProps {
  member: Member;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}

function MemberChoice({ member: { user, userId }, isChosen, onChoose }: MemberChoiceProps) {
  const name = usePersonName()(user);
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-surface-2">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-4.5 shrink-0 accent-(--accent)"
        />
        <Avatar name={name} colourKey={userId} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">{name}</span>
          {user.email && user.email !== name && <span className="block truncate text-xs text-ink-3">{user.email}</span>}
        </span>
      </label>
    </li>
  );
}
