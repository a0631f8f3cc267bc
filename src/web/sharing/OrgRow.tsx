import { useState } from 'react';
import { initialOf } from '#contract/base/letters.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole, Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { MenuChoice, MenuLabel, MenuLine } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { offeredRoles, useFailed } from './people.ts';
import { Row } from './PersonRow.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { useKnownSharing } from './use-sharing.ts';

interface OrgRowProps {
  sharing: Sharing;
  goTo: (path: string) => void;
}

type Shared = { id: string; role: CanvasRole } | null;

/** Everybody of one organisation at once. Nothing for who is in none and meets none here. */
export function OrgRow({ sharing, goTo }: OrgRowProps) {
  const t = useWords('sharing');
  const { org } = sharing;
  const known = useReading(orgsApi.list, { enabled: sharing.mayShare });
  const orgs = known.data ?? [];
  const [wantedId, setWantedId] = useState<string | null>(null);
  const change = useChangeOrg(sharing, goTo);
  const chosen = orgs.find(({ id }) => id === (org?.id ?? wantedId)) ?? (org ? undefined : orgs[0]);
  const name = org?.name ?? chosen?.name;
  if (name === undefined) return null;
  const word = org ? t(`role.${org.role}`) : t('roleOff');
  const choose = (role: CanvasRole | 'off') => {
    const id = org?.id ?? chosen?.id;
    if (role === 'off') change.mutate(null);
    else if (id !== undefined && role !== org?.role) change.mutate({ id, role });
  };
  const chooseOrg = (id: string) => {
    setWantedId(id);
    if (org && id !== org.id) change.mutate({ id, role: org.role });
  };
  return (
    <Row
      face={
        <span
          aria-hidden="true"
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-wood-soft text-base font-[650] text-k-group-ink"
        >
          {initialOf(name)}
        </span>
      }
      title={t('everyoneOf', { name })}
      text={org || chosen ? t('memberCount', { count: org?.memberCount ?? chosen?.memberCount ?? 0 }) : null}
    >
      {sharing.mayShare ? (
        <RoleMenu word={word} label={t('orgMenu', { role: word })} isBusy={change.isPending}>
          {orgs.length > 1 && (
            <>
              <MenuLabel>{t('org')}</MenuLabel>
              <MenuChoice
                value={org?.id ?? chosen?.id ?? ''}
                options={orgs.map((one) => ({ value: one.id, label: one.name }))}
                onChoose={chooseOrg}
              />
              <MenuLine />
            </>
          )}
          <MenuChoice<CanvasRole | 'off'>
            value={org?.role ?? 'off'}
            options={[
              ...offeredRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
              { value: 'off' as const, label: t('roleOff') },
            ]}
            onChoose={choose}
          />
        </RoleMenu>
      ) : (
        <span className="text-sm text-ink-2">{word}</span>
      )}
    </Row>
  );
}

/** At once; the notice takes it back. */
function useChangeOrg({ boardId, org, role }: Sharing, goTo: (path: string) => void) {
  const t = useWords('sharing');
  const common = useWords('common');
  const show = useKnownSharing(boardId);
  const failed = useFailed(role === 'owner', goTo);
  const run = (wanted: Shared) => call(sharingApi.changeSharing, { params: { boardId }, body: { org: wanted } });
  const words = { failed: failed(t('orgFailed')) };
  const know = (changed: Sharing) => show(() => changed);
  const back = useAct(run, words, know);
  const before: Shared = org && { id: org.id, role: org.role };
  return useAct(
    run,
    {
      ...words,
      done: (changed) => ({
        title: changed.org ? t('orgShared', { name: changed.org.name }) : t('orgOff'),
        action: { label: common('undo'), run: () => back.mutate(before) },
      }),
    },
    know,
  );
}
