import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reaches } from '#contract/access/roles.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useNotices } from '../../lib/notices.ts';
import { reading } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { nameOf } from '../../shell/name-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { useEngine } from '../engine/use-engine.ts';
import { answersFrom, hidingAs } from './answers-from.ts';

type Choice = 'me' | 'named' | 'editors' | 'everyone';

/** Chooses who sees these nodes and groups; each choice counts at once and can be undone. */
export function VisibilityPanel({ panel }: { panel: Panel & { what: 'visibility' } }) {
  const t = useWords('visibility');
  const { editor } = useEngine();
  const panels = usePanels();
  const userId = useUser().user?.id ?? '';
  const close = () => panels.close(panel);
  const nodes = useEditorState((now) => panel.ids.flatMap((id) => now.node(id) ?? []));
  const [picks, setPicks] = useState(false);
  const [first] = nodes;
  const audience = first?.audience;
  const others = audience?.to === 'named' ? audience.people.filter((person) => person !== userId) : [];
  const group = first?.parentId ? editor.node(first.parentId) : undefined;

  const put = (to: Audience | null) =>
    editor.commit(nodes.map(({ id }) => ({ do: 'patch-node', id, patch: { audience: to } })));
  const choose = (choice: Choice) => {
    setPicks(choice === 'named');
    if (choice === 'everyone') put(null);
    else if (choice === 'editors') put({ to: 'editors' });
    else put({ to: 'named', people: choice === 'me' ? [userId] : [userId, ...others] });
  };
  const toggle = (person: string) =>
    put({
      to: 'named',
      people: [userId, ...(others.includes(person) ? others.filter((one) => one !== person) : [...others, person])],
    });
  const value = valueOf(audience, others.length > 0 || picks);
  const title = nodes.length === 1 ? (first?.title ?? '') : t('several');
  return (
    <Dialog isOpen onClose={close} title={t('title')} text={title}>
      <div className="mt-4 flex flex-col gap-3">
        <RadioCards
          label={t('choices')}
          value={value}
          onChoose={choose}
          options={(['me', 'named', 'editors', 'everyone'] as const).map((one) => ({
            value: one,
            title: t(one),
            text: t(`${one}Text`),
          }))}
        />
        {value === 'named' && (
          <People place={editor.place} boardId={editor.boardId} chosen={others} onToggle={toggle} />
        )}
        <p className="text-sm text-ink-3">
          {group?.audience && `${t('ofGroup', { title: group.title })} `}
          {t('owner')}
        </p>
        {audience && <Answers of={nodes} audience={audience} />}
      </div>
      <DialogActions>
        <Button onClick={close}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What was made from these and is seen by more people: hidden likewise by one press, which is one step. */
function Answers({ of, audience }: { of: readonly BoardNode[]; audience: Audience }) {
  const t = useWords('visibility');
  const { editor } = useEngine();
  const notices = useNotices();
  const members = useMembersHere(editor.place, editor.boardId);
  const isEditor = (person: string) =>
    reaches(members?.find(({ userId }) => userId === person)?.role ?? null, 'editor');
  const here = useEditorState((now) => now.nodes());
  const answers = answersFrom(
    [...here],
    of.map(({ id }) => id),
  );
  const hiding = members ? hidingAs(answers, audience, isEditor) : [];
  const count = hiding.length;
  if (count === 0) return null;
  const ids = new Set(hiding.flatMap((change) => (change.do === 'patch-node' ? change.id : [])));
  const titles = answers.filter(({ id }) => ids.has(id)).map(({ title }) => title);
  const hide = () => {
    editor.commit(hiding);
    const step = editor.newestGesture();
    const undo = { label: t('undo'), run: () => step !== null && editor.undoOf(step) };
    notices.show({ tone: 'undoable', title: t('answersHidden', { count }), action: undo });
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warn-soft px-3 py-2">
      <p className="line-clamp-3 min-w-0 flex-1 basis-56 text-sm break-words text-warn">
        {t('answers', { count, titles: titles.slice(0, NAMED).join(', ') + (count > NAMED ? ' …' : '') })}
      </p>
      <Button size="sm" className="pointer-coarse:h-11" onClick={hide}>
        {t(count === 1 ? 'hideAnswer' : 'hideAnswers', { count })}
      </Button>
    </div>
  );
}

/** So many of them are called by name. */
const NAMED = 3;

function valueOf(audience: Audience | undefined, isNamed: boolean): Choice {
  if (!audience) return 'everyone';
  if (audience.to === 'editors') return 'editors';
  return isNamed ? 'named' : 'me';
}

interface PeopleProps {
  place: BoardPlace;
  boardId: string;
  chosen: readonly string[];
  onToggle: (personId: string) => void;
}

/** The members of the board beside its owner and the reader, to choose among. */
function People({ place, boardId, chosen, onToggle }: PeopleProps) {
  const t = useWords('visibility');
  const sharing = useWords('sharing');
  const userId = useUser().user?.id ?? '';
  const members = useMembersHere(place, boardId);
  if (!members) return <p className="text-sm text-ink-3">{t('loading')}</p>;
  const others = members.filter(({ userId: one, role }) => one !== userId && role !== 'owner');
  if (others.length === 0) return <p className="text-sm text-ink-3">{t('nobody')}</p>;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">{t('people')}</legend>
      <div className="flex max-h-52 flex-col overflow-y-auto">
        {others.map((person) => {
          const name = nameOf(person.user) || sharing('nameless');
          return (
            <label
              key={person.userId}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[8px] px-2 hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={chosen.includes(person.userId)}
                onChange={() => onToggle(person.userId)}
                className="size-[18px] shrink-0 accent-(--accent) outline-none"
              />
              <Avatar name={name} colourKey={person.userId} />
              <span className="min-w-0 truncate text-base">{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function useMembersHere(place: BoardPlace, boardId: string) {
  const isCanvas = 'canvasId' in place;
  const ofCanvas = useQuery({ ...reading(sharingApi.readSharing, { params: { boardId } }), enabled: isCanvas });
  const projectId = isCanvas ? '' : place.projectId;
  const ofProject = useQuery({ ...reading(projectsApi.readMembers, { params: { projectId } }), enabled: !isCanvas });
  const { data } = ofCanvas;
  const owner = data && { userId: data.owner.id, role: 'owner' as const, user: data.owner };
  return isCanvas ? owner && [...data.members, owner] : ofProject.data;
}
