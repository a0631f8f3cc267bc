import { memo } from 'react';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { kindColours } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';
import { layOutMiniature, MINIATURE, type MiniNode } from './miniature-layout.ts';

/** A small picture of a board, drawn from the places and kinds of its nodes. */
export const BoardMiniature = memo(function BoardMiniature({
  nodes,
  nodeCount,
}: {
  nodes: CanvasListing['miniature'];
  nodeCount: number;
}) {
  const t = useWords('dashboard');
  if (nodes.length === 0) {
    return (
      <div className="flex size-full items-center justify-center board-dots text-xs text-ink-3">
        {t('miniatureEmpty')}
      </div>
    );
  }
  return (
    <svg
      viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={t('miniature', { count: nodeCount })}
      className="block size-full bg-board"
    >
      {layOutMiniature(nodes).map((node, index) => (
        <Mini key={index} {...node} />
      ))}
    </svg>
  );
});

function Mini(node: MiniNode) {
  const { kind, x, y, width, height } = node;
  if (kind === 'group') {
    return (
      <rect {...{ x, y, width, height }} rx="4" fill="var(--k-group-soft)" stroke="var(--wood-line)" strokeWidth=".8" />
    );
  }
  if (kind === 'sticky') {
    return (
      <rect
        {...{ x, y, width, height }}
        rx="2"
        fill="var(--k-sticky-soft)"
        stroke="var(--k-sticky)"
        strokeOpacity=".35"
        strokeWidth=".7"
      />
    );
  }
  const isPicture = kind === 'youtube' || kind === 'instagram' || kind === 'website';
  return (
    <g style={kindColours(kind)}>
      <rect {...{ x, y, width, height }} rx="2.5" fill="var(--surface)" stroke="var(--line-2)" strokeWidth=".8" />
      {isPicture ? <Picture {...node} /> : <Mark {...node} />}
      <Lines {...node} from={isPicture ? y + height * 0.62 : y + 11} />
    </g>
  );
}

/** The thumbnail's place, in the colour of the kind. */
function Picture({ x, y, width, height }: MiniNode) {
  const r = Math.min(2.5, width / 2, height / 2);
  const path = `M${x} ${y + r}a${r} ${r} 0 0 1 ${r}-${r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height * 0.5 - r}h${-width}z`;
  return <path d={path} fill="var(--k)" fillOpacity=".6" />;
}

function Mark({ x, y, width, height }: MiniNode) {
  const size = Math.min(6, width * 0.3, height * 0.4);
  return <rect x={x + 3} y={y + 3} width={size} height={size} rx={size / 4} fill="var(--k)" />;
}

/** Text as strokes, as far as it fits. */
function Lines({ x, y, width, height, kind, from }: MiniNode & { from: number }) {
  const room = width - 8;
  const count = Math.min(kind === 'ai-chat' ? 6 : 3, Math.floor((y + height - 2 - from) / 4.5));
  if (room < 6 || count < 1) return null;
  const lengths = [1, 0.7, 0.88, 0.6, 0.8, 0.5];
  const path = lengths
    .slice(0, count)
    .map((share, line) => `M${x + 4} ${from + line * 4.5 + 1}h${Math.round(room * share)}`);
  return <path d={path.join('')} stroke="var(--line-3)" strokeOpacity=".5" strokeWidth="1.4" />;
}
