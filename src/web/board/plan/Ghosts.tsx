import { useSyncExternalStore } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import { plainOf } from '#contract/base/marked-text.ts';
import { classes } from '../../ui/classes.ts';
import { useEngine } from '../engine/use-engine.ts';
import type { Ghost } from './lay-plan.ts';

interface GhostsProps {
  ghosts: readonly Ghost[];
  /** The keys of those that would be taken. */
  chosen: ReadonlySet<string>;
}

/** What a plan would put on the board, drawn over it where it would stand; cards that would move are seen at both ends of their way. */
export function Ghosts({ ghosts, chosen }: GhostsProps) {
  const engine = useEngine();
  const { editor } = engine;
  const { x, y, zoom } = useSyncExternalStore(
    (seen) => editor.camera.subscribe(seen),
    () => editor.camera.view,
  );
  const rects = new Map(ghosts.flatMap((ghost) => (ghost.kind === 'link' ? [] : [[ghost.key, ghost.rect] as const])));
  const moved = new Map(
    ghosts.flatMap((ghost) => (ghost.kind === 'group' && chosen.has(ghost.key) ? [...ghost.places] : [])),
  );
  const titleOf = (id: string): string => editor.scene.node(id)?.title ?? '';
  const rectFor = (end: string): Rect | undefined => rects.get(end) ?? moved.get(end) ?? editor.scene.entry(end);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-(--z-panel) overflow-hidden">
      <div className="absolute origin-top-left" style={{ transform: `translate(${x}px,${y}px) scale(${zoom})` }}>
        {ghosts.map(
          (ghost) =>
            ghost.kind !== 'link' && (
              <GhostCard key={ghost.key} {...{ ghost, zoom, titleOf }} isChosen={chosen.has(ghost.key)} />
            ),
        )}
        <svg className="absolute top-0 left-0 size-px overflow-visible">
          {[...moved].map(([id, to]) => {
            const from = editor.scene.entry(id);
            return from && <path key={id} className="board-ghost-way" d={engine.wayOf(from, to)} />;
          })}
          {ghosts.map((ghost) => {
            const [from, to] = ghost.kind === 'link' ? [rectFor(ghost.from), rectFor(ghost.to)] : [];
            const isShown = chosen.has(ghost.key) && from && to;
            return isShown && <path key={ghost.key} className="board-ghost-wire" d={engine.wayOf(from, to)} />;
          })}
        </svg>
      </div>
    </div>
  );
}

function GhostCard({
  ghost,
  isChosen,
  zoom,
  titleOf,
}: {
  ghost: Exclude<Ghost, { kind: 'link' }>;
  isChosen: boolean;
  zoom: number;
  titleOf: (id: string) => string;
}) {
  const line = { borderWidth: 2 / zoom };
  return (
    <>
      <div
        data-ghost={ghost.kind}
        className={classes('board-ghost absolute flex flex-col rounded-card p-3', !isChosen && 'opacity-35')}
        style={{ ...placeOf(ghost.rect), ...line }}
      >
        {ghost.kind === 'removal' ? (
          <s className="truncate text-base text-ink-3">{ghost.title}</s>
        ) : (
          <b className="truncate text-base font-[650]">{ghost.title}</b>
        )}
        {ghost.kind === 'note' && (
          <p className="mt-1 min-h-0 overflow-hidden text-sm text-ink-2">{plainOf(ghost.text)}</p>
        )}
      </div>
      {ghost.kind === 'group' &&
        isChosen &&
        [...ghost.places].map(([id, rect]) => (
          <div
            key={id}
            className="board-ghost absolute truncate rounded-card p-3 text-sm text-ink-2"
            style={{ ...placeOf(rect), ...line }}
          >
            {titleOf(id)}
          </div>
        ))}
    </>
  );
}

const placeOf = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });
