import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import type { Editing } from '../typing/use-editing.ts';
import { lineDifference } from './line-difference.ts';

interface OfferProps {
  editing: Editing;
  found: NonNullable<Editing['found']>;
}

/** Offers back what was typed here and never saved; where the saved text has changed since, both are there to choose from. */
export function FoundDraftOffer({ editing, found }: OfferProps) {
  const t = useWords('notes');
  const saved = useEditor().node(found.nodeId)?.content ?? '';
  const [isOpen, setOpen] = useState(false);
  const said = !found.mayWrite
    ? 'draftLocked'
    : found.whose === 'theirs'
      ? 'draftTheirs'
      : found.isOutdated
        ? 'draftOutdated'
        : 'draft';
  return (
    <div
      role="group"
      aria-label={t(said)}
      className="nodrag nopan shrink-0 border-t border-line bg-warn-soft px-3 py-2"
    >
      <p className="text-xs text-warn">{t(said)}</p>
      <p className="mt-0.5 truncate text-xs text-ink-2">{found.text.trim().slice(0, 120)}</p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Ways editing={editing} found={found} />
        {found.isOutdated && (
          <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
            {t('difference')}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('difference')}
        text={t('differenceText')}
        widthPx={640}
      >
        <Difference saved={saved} kept={found.text.trim()} />
        <DialogActions>
          {found.mayWrite && (
            <Button variant="ghost" size="sm" onClick={() => editing.take(`${saved}\n\n${found.text.trim()}`)}>
              {t('keepBoth')}
            </Button>
          )}
          <Ways editing={editing} found={found} />
        </DialogActions>
      </Dialog>
    </div>
  );
}

function Ways({ editing, found }: OfferProps) {
  const t = useWords('notes');
  const copy = () => void navigator.clipboard?.writeText(found.text);
  if (!found.mayWrite || !found.isOutdated) {
    return (
      <>
        <Button size="sm" onClick={found.mayWrite ? editing.begin : copy}>
          {t(found.mayWrite ? 'resume' : 'copy')}
        </Button>
        <Button size="sm" variant="ghost" onClick={editing.discard}>
          {t('discard')}
        </Button>
      </>
    );
  }
  const isTheirs = found.whose === 'theirs';
  return (
    <>
      <Button size="sm" onClick={isTheirs ? editing.discard : () => editing.take(found.text)}>
        {t('keepMine')}
      </Button>
      <Button size="sm" onClick={isTheirs ? () => editing.take(found.text) : editing.discard}>
        {t(isTheirs ? 'bringTheirs' : 'keepTheirs')}
      </Button>
    </>
  );
}

function Difference({ saved, kept }: { saved: string; kept: string }) {
  const t = useWords('notes');
  return (
    <ol className="mt-4 max-h-[46dvh] overflow-y-auto rounded-control border border-line py-1 font-mono text-xs">
      {lineDifference(saved, kept).map(({ where, text }, i) => (
        <li
          // Lines have no identity but their place.
          key={i}
          className={where === 'both' ? 'px-3 text-ink-3' : where === 'saved' ? 'bg-bad-soft px-3' : 'bg-ok-soft px-3'}
        >
          <span aria-hidden="true">{where === 'both' ? '  ' : where === 'saved' ? '− ' : '+ '}</span>
          {where !== 'both' && <span className="sr-only">{t(where === 'saved' ? 'onlyHere' : 'onlyKept')}: </span>}
          <span className="break-words whitespace-pre-wrap">{text}</span>
        </li>
      ))}
    </ol>
  );
}
