import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { fitEvidence } from '#contract/chat/answer-note.ts';
import { dropUnknownMarks, marksIn } from '#contract/chat/citations.ts';
import type { SourceChange } from '#contract/recipes/derived.ts';
import { mergedText } from '#contract/recipes/merge.ts';
import { AnswerChanges } from '../../../chat/AnswerChanges.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { useWords } from '../../../words/index.ts';
import type { Editor } from '../../editor/editor.ts';
import { useEditor } from '../../editor/hooks.ts';
import { ReplayPrice } from './ReplayPrice.tsx';
import { useReplay, type Replayed } from './use-replay.ts';

interface ReplayDialogProps {
  node: BoardNode;
  changes: readonly SourceChange[];
  onClose: () => void;
}

/** Makes a stale result once more: first why and what it costs, then what would change; nothing changes before it is taken. */
export function ReplayDialog({ node, changes, onClose }: ReplayDialogProps) {
  const t = useWords('recipes');
  const common = useWords('common');
  const replay = useReplay(node);
  return (
    <Dialog isOpen onClose={onClose} title={t('replay.title')} text={t('replay.text')} widthPx={600}>
      <div className="mt-4 flex flex-col gap-3">
        <ChangeList changes={changes} />
        {replay.error && <ErrorView error={replay.error} title={t('replay.failed')} onRetry={() => replay.mutate()} />}
        {replay.data ? (
          <Result node={node} replayed={replay.data} onClose={onClose} />
        ) : (
          <>
            <ReplayPrice nodeId={node.id} />
            <DialogActions>
              <Button onClick={onClose}>{common('cancel')}</Button>
              <Button variant="primary" isBusy={replay.isPending} onClick={() => replay.mutate()}>
                {t(replay.isPending ? 'replay.busy' : 'replay.action')}
              </Button>
            </DialogActions>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ChangeList({ changes }: { changes: readonly SourceChange[] }) {
  const t = useWords('recipes');
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-surface-2 px-3 py-2 text-sm shadow-[inset_3px_0_0_var(--warn-dot)]">
      {changes.map(({ nodeId, title, what, sections }) => (
        <li key={nodeId}>
          {what === 'gone'
            ? t('stale.gone', { title })
            : sections.length > 0
              ? t('stale.sections', { title, sections: sections.join(', ') })
              : t('stale.changed', { title })}
        </li>
      ))}
    </ul>
  );
}

type Side = 'mine' | 'theirs';

function Result({ node, replayed, onClose }: { node: BoardNode; replayed: Replayed; onClose: () => void }) {
  const t = useWords('recipes');
  const common = useWords('common');
  const editor = useEditor();
  const [chosen, choose] = useState<ReadonlyMap<number, Side>>(new Map());
  const merged = mergedText(replayed.stretches, (place) => chosen.get(place) ?? 'mine');
  return (
    <>
      {replayed.stretches.map(
        (stretch, place) =>
          stretch.what === 'both' && (
            <RadioCards<Side>
              key={place}
              label={t('replay.both')}
              value={chosen.get(place) ?? 'mine'}
              onChoose={(side) => choose(new Map(chosen).set(place, side))}
              options={[
                { value: 'mine', title: t('replay.mine'), text: stretch.mine || t('replay.nothing') },
                { value: 'theirs', title: t('replay.theirs'), text: stretch.theirs || t('replay.nothing') },
              ]}
            />
          ),
      )}
      <AnswerChanges first={node.content} later={merged} isOpenAtFirst />
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => {
            take(editor, node.id, replayed, merged);
            onClose();
          }}
        >
          {t('replay.take')}
        </Button>
      </DialogActions>
    </>
  );
}

/** One step, which undo takes back. */
function take(editor: Editor, id: string, { note, citations }: Replayed, content: string): void {
  const used = new Set(marksIn(content));
  const { answerOf, recipe, madeFrom } = note.metadata;
  const made = { answerOf, recipe, madeFrom };
  const evidence = fitEvidence(
    citations.filter(({ mark }) => used.has(mark)),
    made,
  );
  const known = new Set(evidence.map(({ mark }) => mark));
  const patch = { content: dropUnknownMarks(content, known), metadata: { ...made, citations: evidence } };
  editor.commit([{ do: 'patch-node', id, patch }]);
}
