import { useEffect, useRef, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useEditor } from '../../editor/hooks.ts';
import { ChangeList } from './ChangeList.tsx';
import { merge, Merged, NO_SIDES, type Sides } from './Merged.tsx';
import { ReplayPrice } from './ReplayPrice.tsx';
import { replay, takeReplayed, type Replayed } from './replay.ts';
import type { StaleResult } from './source-changes.ts';

type Outcome = { replayed: Replayed; sides: Sides } | 'failed';

/**
 * All stale results of a board, one after the other: why and for how much, then what would change in each. Those that were
 * made from another one of them wait for it, and are stale again once that one was taken.
 */
export function ReplayAll({ stale, onClose }: { stale: readonly StaleResult[]; onClose: () => void }) {
  const t = useWords('recipes');
  const common = useWords('common');
  const editor = useEditor();
  const ready = stale.filter(({ waitsFor }) => waitsFor.length === 0);
  const { outcomes, set, at, begin } = useReplays(ready.map(({ node }) => node));
  const good = ready.flatMap(({ node }) => {
    const outcome = outcomes.get(node.id);
    return outcome && outcome !== 'failed' ? [{ node, ...outcome }] : [];
  });
  const isDone = outcomes.size === ready.length;
  const take = () => {
    const there = good.filter(({ node }) => editor.node(node.id));
    editor.commit(there.map(({ node, replayed, sides }) => takeReplayed(node.id, replayed, merge(replayed, sides))));
    onClose();
  };
  return (
    <>
      <ul className="flex max-h-[52vh] flex-col gap-4 overflow-y-auto">
        {stale.map(({ node, changes, waitsFor }) => {
          const outcome = outcomes.get(node.id);
          return (
            <li key={node.id} className="flex flex-col gap-1.5">
              <h3 className="text-read font-[650]">{node.title}</h3>
              {outcome === undefined && <ChangeList changes={changes} />}
              {waitsFor.length > 0 && (
                <p className="text-sm text-ink-2">{t('replay.waits', { title: waitsFor.join(', ') })}</p>
              )}
              {waitsFor.length === 0 && at === null && <ReplayPrice nodeId={node.id} />}
              {outcome === 'failed' && <p className="text-sm text-bad">{t('replay.failed')}</p>}
              {outcome !== undefined && outcome !== 'failed' && (
                <Merged
                  content={node.content}
                  {...outcome}
                  onChoose={(sides) => set(node.id, { ...outcome, sides })}
                  isOpenAtFirst={false}
                />
              )}
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        {isDone ? (
          <Button variant="primary" disabled={good.length === 0} onClick={take}>
            {t('replay.takeAll', { count: good.length })}
          </Button>
        ) : (
          <Button variant="primary" isBusy={at !== null} onClick={begin}>
            {at === null
              ? t('replay.actionAll', { count: ready.length })
              : t('replay.busyAll', { at: at + 1, count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Makes them one after the other; `at` is the place of the one on its way, null before it was begun. One that fails keeps none of the others. */
function useReplays(nodes: readonly BoardNode[]) {
  const { language } = useLanguage();
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
      if (isGone.current) return;
      setAt(place);
      set(
        node.id,
        await replay(node, language).then(
          (replayed): Outcome => ({ replayed, sides: NO_SIDES }),
          (): Outcome => 'failed',
        ),
      );
    }
  };
  return { outcomes, set, at, begin: () => void begin() };
}
