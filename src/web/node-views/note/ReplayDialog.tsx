import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceChange } from '../../recipes/changes-since.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { untilSent } from '../../editor/commands/until-sent.ts';
import { useEditor, useNode } from '../../board-context/hooks.ts';
import { useMountedBoard } from '../../board-context/mounted-board.ts';
import { ChangeList } from './ChangeList.tsx';
import { merge, Merged, NO_SIDES } from './Merged.tsx';
import { ReplayAll } from './ReplayAll.tsx';
import { ReplayPrice } from './ReplayPrice.tsx';
import { mergeInto, replay, runOf, takeReplayed, type Replay } from './replay.ts';
import { leaveAsIs, staleResults } from './source-changes.ts';

interface ReplayDialogProps {
  node: BoardNode;
  changes: readonly SourceChange[];
  onClose: () => void;
}

/** Makes a stale result once more, or all of the board; nothing changes before it is taken. */
export function ReplayDialog({ node, changes, onClose }: ReplayDialogProps) {
  const t = useWords('recipes');
  const editor = useEditor();
  const [stale] = useState(() => staleResults(editor));
  const [isAll, setAll] = useState(false);
  const title = t(isAll ? 'replay.allTitle' : 'replay.title');
  return (
    <Dialog isOpen onClose={onClose} title={title} text={t('replay.text')} widthPx={600}>
      <div className="mt-4 flex flex-col gap-3">
        {isAll ? (
          <ReplayAll stale={stale} onClose={onClose} />
        ) : (
          <ReplayOne
            node={node}
            changes={changes}
            onClose={onClose}
            {...(stale.length > 1 && { all: { count: stale.length, open: () => setAll(true) } })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ReplayOneProps extends ReplayDialogProps {
  /** How many results of the board are stale, and the way to all of them. */
  all?: { count: number; open: () => void };
}

/** First why and what it costs, then what would change. */
function ReplayOne({ node, changes, onClose, all }: ReplayOneProps) {
  const t = useWords('recipes');
  const common = useWords('common');
  const { language } = useLanguage();
  const { editor } = useMountedBoard();
  const runId = runOf(node)?.runId;
  const made = useMutation({ mutationFn: () => untilSent(editor).then(() => replay(node, language)) });
  const leave = () => {
    editor.commit([leaveAsIs(node, editor)]);
    onClose();
  };
  if (made.data) return <Result node={node} made={made.data} onClose={onClose} />;
  return (
    <>
      <ChangeList changes={changes} />
      {made.error && <ErrorView error={made.error} title={t('replay.failed')} onRetry={() => made.mutate()} />}
      {runId === undefined ? <p className="text-sm text-ink-2">{t('replay.lost')}</p> : <ReplayPrice runId={runId} />}
      <DialogActions>
        {all && (
          <Button variant="ghost" className="mr-auto" disabled={made.isPending} onClick={all.open}>
            {t('replay.all', { count: all.count })}
          </Button>
        )}
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant={runId === undefined ? 'primary' : 'secondary'} disabled={made.isPending} onClick={leave}>
          {t('replay.leave')}
        </Button>
        {runId !== undefined && (
          <Button variant="primary" isBusy={made.isPending} onClick={() => made.mutate()}>
            {t(made.isPending ? 'replay.busy' : 'replay.action')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** What is taken is what is shown: where the note is changed meanwhile, it is merged anew and chosen anew. */
function Result({ node, made, onClose }: { node: BoardNode; made: Replay; onClose: () => void }) {
  const t = useWords('recipes');
  const common = useWords('common');
  const editor = useEditor();
  const now = useNode(node.id) ?? node;
  const merging = useMemo(() => mergeInto(now, made), [now, made]);
  const [chosen, choose] = useState({ content: now.content, sides: NO_SIDES });
  const sides = chosen.content === now.content ? chosen.sides : NO_SIDES;
  const take = () => {
    editor.commit([takeReplayed(now, made, merging, merge(merging, sides))]);
    onClose();
  };
  return (
    <>
      <Merged
        {...{ merging, sides }}
        content={now.content}
        onChoose={(taken) => choose({ content: now.content, sides: taken })}
        isOpenAtFirst
      />
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="primary" onClick={take}>
          {t('replay.take')}
        </Button>
      </DialogActions>
    </>
  );
}
