import { useState } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import { BEAT_NAMES } from '#contract/recipes/structure/beats.ts';
import type { Timeline } from './timeline.ts';
import { timeAxisOf } from './time-axis.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { beatColours } from './beat-colours.ts';

/** Narrower a beat cannot be seen. */
const LEAST_PX = 3;

export interface Reference {
  id: string;
  title: string;
  timeline: Timeline;
}

interface StructureOverlayProps {
  references: readonly Reference[];
  onOpen: (nodeId: string, startSec: number) => void;
}

/** The beats of several recordings and beat sheets, a bar each, above each other on one axis of time. */
export function StructureOverlay({ references, onOpen }: StructureOverlayProps) {
  const t = useWords('media');
  const { language } = useLanguage();
  const [by, scale] = useState<'seconds' | 'share'>('seconds');
  const { rows, ticks } = timeAxisOf(
    references.map(({ timeline }) => timeline),
    by,
  );
  return (
    <figure aria-label={t('structure.overlay')} className="flex flex-col gap-2">
      <ol className="flex max-h-52 flex-col gap-1.5 overflow-y-auto">
        {references.map(({ id, title, timeline }, i) => (
          <li key={id}>
            <p className="flex justify-between gap-2 text-xs text-ink-2">
              <span className="min-w-0 truncate">{title}</span>
              <span className="tnum shrink-0 text-ink-3">{formatMoment(timeline.durationSec)}</span>
            </p>
            <div className="relative mt-0.5 h-3 overflow-hidden rounded-sm">
              <span className="absolute inset-y-0 left-0 bg-surface-3" style={{ width: percent(rows[i]?.to ?? 0) }} />
              {rows[i]?.beats.map((beat) => (
                <button
                  key={`${beat.kind}${beat.startSec}`}
                  type="button"
                  tabIndex={-1}
                  aria-label={`${BEAT_NAMES[beat.kind][language]} ${formatMoment(beat.startSec)}`}
                  title={`${BEAT_NAMES[beat.kind][language]} ${formatMoment(beat.startSec)}: ${beat.text}`}
                  className={classes('absolute inset-y-0 hover:opacity-80', beatColours[beat.kind])}
                  style={{
                    left: `min(${percent(beat.from)}, 100% - ${LEAST_PX}px)`,
                    width: `max(${percent(beat.to - beat.from)}, ${LEAST_PX}px)`,
                  }}
                  onClick={() => onOpen(id, beat.startSec)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="tnum relative h-4 text-xs text-ink-3">
        {ticks.map(({ at, label }) => (
          <span key={label} className="absolute" style={{ left: percent(at), transform: `translateX(${-at * 100}%)` }}>
            {label}
          </span>
        ))}
      </div>
      <Button
        size="sm"
        variant="ghost"
        className="self-start pointer-coarse:h-11"
        aria-pressed={by === 'share'}
        onClick={() => scale(by === 'share' ? 'seconds' : 'share')}
      >
        {t(by === 'share' ? 'structure.bySeconds' : 'structure.byShare')}
      </Button>
    </figure>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
