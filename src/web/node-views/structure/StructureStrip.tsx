import { useEffect, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { formatMoment } from '#contract/base/moment.ts';
import { BEAT_NAMES, beatKinds, LONGEST_SEC } from '#contract/recipes/structure/beats.ts';
import { type StripBeat, MOST_BEATS } from '#contract/recipes/structure/strip.ts';
import { classes } from '../../ui/classes.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { numberFact } from '../../editor/facts.ts';
import { beatColours } from './beat-colours.ts';
import { StructurePanel } from './StructurePanel.tsx';
import { z } from 'zod';

const stripBeat = z.object({
  kind: z.enum(beatKinds),
  startSec: z.number().min(0).max(LONGEST_SEC),
  endSec: z.number().min(0).max(LONGEST_SEC),
});

/** What a node's metadata says under 'beats', which any client can have written; what is none is passed over. */
const readStrip = (value: unknown): StripBeat[] =>
  Array.isArray(value)
    ? value.slice(0, MOST_BEATS).flatMap((one) => {
        const read = stripBeat.safeParse(one);
        return read.success ? [read.data] : [];
      })
    : [];

/** Narrower a beat cannot be seen on a card. */
const LEAST_PX = 3;

/** The beats of a recording along its length; pressed, it tells them one by one. */
export function StructureStrip({ node }: { node: BoardNode }) {
  const t = useWords('media');
  const { language } = useLanguage();
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? editor.pin(node.id) : undefined), [editor, node.id, isOpen]);
  const beats = readStrip(node.metadata['beats']);
  const lengthSec = Math.max(numberFact(node, 'durationSec') ?? 0, ...beats.map(({ endSec }) => endSec));
  if (beats.length === 0 || lengthSec === 0) return null;
  const told = beats.map(({ kind, startSec }) => `${BEAT_NAMES[kind][language]} ${formatMoment(startSec)}`).join(', ');
  const trigger = (
    <button
      type="button"
      aria-label={t('structure.open', { beats: told })}
      title={t('structure.title')}
      className="nodrag relative h-[5px] w-full shrink-0 bg-surface-3 before:absolute before:inset-x-0 before:-inset-y-1.5 pointer-coarse:before:-inset-y-5"
    >
      {beats.map((beat) => (
        <span
          key={`${beat.kind}${beat.startSec}`}
          aria-hidden="true"
          style={placeOf(beat, lengthSec)}
          className={classes('absolute inset-y-0', beatColours[beat.kind])}
        />
      ))}
    </button>
  );
  return (
    <Popover trigger={trigger} label={t('structure.title')} widthPx={380} isOpen={isOpen} onOpenChange={setOpen}>
      <StructurePanel node={node} onClose={() => setOpen(false)} />
    </Popover>
  );
}

const placeOf = ({ startSec, endSec }: StripBeat, lengthSec: number) => ({
  left: `min(${(startSec / lengthSec) * 100}%, 100% - ${LEAST_PX}px)`,
  width: `max(${((Math.max(startSec, endSec) - startSec) / lengthSec) * 100}%, ${LEAST_PX}px)`,
});
