import { reaches } from '#contract/access/roles.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useNotices } from '../../lib/notices.ts';
import { AudienceChoice } from '../../shell/audience/AudienceChoice.tsx';
import { useMembersHere } from '../../shell/audience/use-members-here.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { useEngine } from '../engine/use-engine.ts';
import { answersFrom, hidingAs } from './answers-from.ts';

/** Chooses who sees these nodes and groups; each choice counts at once and can be undone. */
export function VisibilityPanel({ panel }: { panel: Panel & { what: 'visibility' } }) {
  const t = useWords('visibility');
  const { editor } = useEngine();
  const panels = usePanels();
  const close = () => panels.close(panel);
  const nodes = useEditorState((now) => panel.ids.flatMap((id) => now.node(id) ?? []));
  const [first] = nodes;
  const audience = first?.audience;
  const group = first?.parentId ? editor.node(first.parentId) : undefined;

  const put = (to: Audience | null) =>
    editor.commit(nodes.map(({ id }) => ({ do: 'patch-node', id, patch: { audience: to } })));
  const title = nodes.length === 1 ? (first?.title ?? '') : t('several');
  return (
    <Dialog isOpen onClose={close} title={t('title')} text={title}>
      <div className="mt-4 flex flex-col gap-3">
        <AudienceChoice place={editor.place} audience={audience ?? null} onChoose={put} />
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
  const members = useMembersHere(editor.place);
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
