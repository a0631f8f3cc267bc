import { useEffect, useRef, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/Dialog.tsx';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { untilSent } from '../../editor/commands/until-sent.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { useMountedBoard } from '../../board-context/mounted-board.ts';
import { ChangeList } from './ChangeList.tsx';
import { merge, Merged, NO_SIDES, type Sides } from './Merged.tsx';
import { ReplayPrice, ReplaySum } from './ReplayPrice.tsx';
import { mergeInto, replay, takeReplayed, type Merging, type Replay } from './replay.ts';
import { leaveAsIs, staleResults, type StaleResult } from './source-changes.ts';

/** `seen`: the text of the note over which the result is laid and chosen. */
type Outcome = { made: Replay; merging: Merging; seen: string; sides: Sides } | { why: string };

/**
 * All stale results of a board, one after the other: why and for how much, then what would change in each. Those that were
 * made from another one of them wait for it, and are stale again once that one was taken.
 */
export function ReplayAll({ stale, onClose }: { stale: readonly StaleResult[]; onClose: () => void }) {
  const t = useWords('recipes');
  const common = useWords('common');
  const editor = useEditor();
  const [shown, setShown] = useState(stale);
  const ready = shown.flatMap(({ node, runId, waitsFor }) =>
    runId !== null && waitsFor.length === 0 ? [{ node, runId }] : [],
  );
  const { outcomes, set, at, begin } = useReplays(ready.map(({ node }) => node));
  const good = ready.flatMap(({ node }) => {
    const outcome = outcomes.get(node.id);
    return outcome && 'made' in outcome ? [{ node, ...outcome }] : [];
  });
  const isDone = ready.every(({ node }) => outcomes.has(node.id));
  const hasFailed = [...outcomes.values()].some((outcome) => 'why' in outcome);
  const [changed, setChanged] = useState(0);
  const leave = ({ id }: BoardNode) => {
    const now = editor.node(id);
    if (now) editor.commit([leaveAsIs(now, editor)]);
    const others = new Set(shown.flatMap(({ node }) => (node.id === id ? [] : [node.id])));
    if (others.size === 0) onClose();
    setShown(staleResults(editor).filter(({ node }) => others.has(node.id)));
  };
  const take = () => {
    const there = good.flatMap((one) => {
      const now = editor.node(one.node.id);
      return now ? [{ ...one, now }] : [];
    });
    const changed = there.filter(({ now, seen }) => now.content !== seen);
    for (const { now, made } of changed) set(now.id, laidOver(now, made));
    setChanged(changed.length);
    if (changed.length > 0) return;
    editor.commit(
      there.map(({ now, made, merging, sides }) => takeReplayed(now, made, merging, merge(merging, sides))),
    );
    onClose();
  };
  return (
    <>
      <ul className="flex max-h-[52vh] flex-col gap-4 overflow-y-auto">
        {shown.map((result) => (
          <StaleItem
            key={result.node.id}
            result={result}
            outcome={outcomes.get(result.node.id)}
            isIdle={at === null}
            onLeave={() => leave(result.node)}
            onOutcome={(outcome) => set(result.node.id, outcome)}
          />
        ))}
      </ul>
      {at === null && outcomes.size === 0 && <ReplaySum runIds={ready.map(({ runId }) => runId)} />}
      {changed > 0 && (
        <p role="status" className="text-sm text-warn">
          {t('replay.changedMeanwhile', { count: changed })}
        </p>
      )}
      <DialogActions>
        {isDone && hasFailed && (
          <Button variant="ghost" className="mr-auto" isBusy={at !== null} onClick={begin}>
            {t('replay.retry')}
          </Button>
        )}
        <Button onClick={onClose}>{common('cancel')}</Button>
        {ready.length > 0 && isDone ? (
          <Button variant="primary" disabled={good.length === 0 || at !== null} onClick={take}>
            {t('replay.takeAll', { count: good.length })}
          </Button>
        ) : (
          <Button variant="primary" disabled={ready.length === 0} isBusy={at !== null} onClick={begin}>
            {at === null
              ? t('replay.actionAll', { count: ready.length })
              : t('replay.busyAll', { at: at + 1, count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface StaleItemProps {
  result: StaleResult;
  outcome: Outcome | undefined;
  isIdle: boolean;
  onLeave: () => void;
  onOutcome: (outcome: Outcome) => void;
}

function StaleItem({
  result: { node, runId, changes, waitsFor },
  outcome,
  isIdle,
  onLeave,
  onOutcome,
}: StaleItemProps) {
  const t = useWords('recipes');
  const isReady = runId !== null && waitsFor.length === 0;
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 text-read font-[650]">{node.title}</h3>
        {isIdle && (
          <Button size="sm" variant="ghost" aria-label={t('replay.leaveOne', { title: node.title })} onClick={onLeave}>
            {t('replay.leave')}
          </Button>
        )}
      </div>
      {outcome === undefined && <ChangeList changes={changes} />}
      {runId === null && <p className="text-sm text-ink-2">{t('replay.lost')}</p>}
      {runId !== null && waitsFor.length > 0 && (
        <p className="text-sm text-ink-2">{t('replay.waits', { title: waitsFor.join(', ') })}</p>
      )}
      {isReady && isIdle && outcome === undefined && <ReplayPrice runId={runId} />}
      {outcome && 'why' in outcome && (
        <p className="text-sm text-bad">
          {t('replay.failed')}: {outcome.why}
        </p>
      )}
      {outcome && 'made' in outcome && (
        <Merged
          content={outcome.seen}
          merging={outcome.merging}
          sides={outcome.sides}
          onChoose={(sides) => onOutcome({ ...outcome, sides })}
          isOpenAtFirst={false}
        />
      )}
    </li>
  );
}

const laidOver = (node: BoardNode, made: Replay): Outcome => ({
  made,
  merging: mergeInto(node, made),
  seen: node.content,
  sides: NO_SIDES,
});

/**
 * Makes those that are not made yet one after the other; `at` is the place of the one on its way, null while none is. One
 * that fails keeps none of the others.
 */
function useReplays(nodes: readonly BoardNode[]) {
  const { language } = useLanguage();
  const { editor } = useMountedBoard();
  const sentenceOf = useErrorSentence();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [at, setAt] = useState<number | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const set = (id: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));
  const begin = async () => {
    for (const [place, node] of nodes.entries()) {
      const known = outcomes.get(node.id);
      if (known && 'made' in known) continue;
      setAt(place);
      const outcome = await untilSent(editor)
        .then(() => replay(node, language))
        .then(
          (made): Outcome => laidOver(editor.node(node.id) ?? node, made),
          (error: unknown): Outcome => ({ why: sentenceOf(error) }),
        );
      if (isGone.current) return;
      set(node.id, outcome);
    }
    setAt(null);
  };
  return { outcomes, set, at, begin: () => void begin() };
}
