import { MousePointer2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { at, Card, Cite, GroupGlyph, Handle, Thumb } from './parts.tsx';
import { useScene } from './use-scene.ts';

/** Spread: links and files land on the board. */
export function SpreadScene() {
  const { say, picture } = useScene();
  return (
    <Scene>
      <Clip src={picture.cup} name={say.cup[2]} style={{ ...at(36, 34, 150), rotate: '-2deg' }} />
      <Clip src={picture.grind} name={say.grind[2]} style={{ ...at(206, 62, 150), rotate: '1.5deg' }} />
      <Strip kind="website" name={say.page[2]} style={at(60, 184, 160)} />
      <Strip kind="file" name={say.pdf[2]} style={at(236, 190, 120)} />
    </Scene>
  );
}

/** Group: a card is dragged over a group that shows it will take it. */
export function GroupScene() {
  const { say, picture } = useScene();
  return (
    <Scene>
      <div
        style={at(30, 24, 316, 200)}
        className="rounded-group border-2 border-ring bg-[color-mix(in_srgb,var(--accent-soft)_75%,transparent)]"
      >
        <p className="flex h-[46px] items-center gap-2 px-3.5 text-base font-[650]">
          <GroupGlyph sizePx={15} />
          <span className="min-w-0 flex-1 truncate">{say.group}</span>
          <span className="rounded-chip bg-accent-soft px-[7px] text-micro leading-5 font-semibold text-accent-ink">
            {say.dropHere}
          </span>
        </p>
        <Clip src={picture.cup} name={say.cup[2]} heightPx={74} style={at(14, 50, 132)} />
      </div>
      <Clip
        src={picture.grind}
        name={say.grind[2]}
        heightPx={78}
        style={{ ...at(196, 98, 140), rotate: '2deg', boxShadow: 'var(--sh-drag)' }}
      />
      <MousePointer2
        size={22}
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={1.5}
        style={at(308, 180)}
        aria-hidden="true"
      />
    </Scene>
  );
}

/** Wire and ask: the group is wired to the chat, which answers with evidence. */
export function AskScene() {
  const { say } = useScene();
  const kinds = ['youtube', 'youtube', 'website', 'file', 'youtube'] as const;
  return (
    <Scene>
      <svg width="376" height="248" className="absolute top-0 left-0">
        <path d="M142 124h58" stroke="var(--wire)" strokeWidth="2.5" />
      </svg>
      <div
        style={at(24, 56, 118, 136)}
        className="rounded-group border-[1.5px] border-wood-line bg-[color-mix(in_srgb,var(--wood-soft)_62%,transparent)]"
      >
        <p className="flex items-center gap-1.5 px-3 py-2.5 text-xs font-[650]">
          <GroupGlyph sizePx={13} />
          <span className="truncate">{say.groupShort}</span>
        </p>
        <div className="flex flex-wrap gap-1.5 px-3">
          {kinds.map((kind, index) => (
            <KindIcon key={index} kind={kind} />
          ))}
        </div>
        <Handle side="right" isLive />
      </div>
      <Card kind="ai-chat" style={at(200, 50, 156, 148)} className="px-3 pt-[11px] pb-[13px]">
        <p className="flex items-center gap-1.5 text-xs font-[650]">
          <KindIcon kind="ai-chat" />
          AI Chat
        </p>
        <p className="mt-2 rounded-control bg-surface-3 px-[9px] py-1.5 text-xs">{say.questionShort}</p>
        <p className="mt-[7px] text-xs leading-[19px]">
          {say.answerShort} <Cite kind="youtube" number={1} place="00:05" />
        </p>
        <Handle side="left" isLive />
      </Card>
    </Scene>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="mb-5 flex h-[248px] justify-center overflow-hidden rounded-[18px] border border-line board-dots"
    >
      <div className="relative h-full w-[376px] shrink-0">{children}</div>
    </div>
  );
}

function Clip({
  src,
  name,
  heightPx = 84,
  style,
}: {
  src: string;
  name: string;
  heightPx?: number;
  style: CSSProperties;
}) {
  return (
    <Card kind="youtube" style={style}>
      <Thumb src={src} heightPx={heightPx} />
      <p className="truncate px-[9px] pt-1.5 pb-[7px] text-xs font-semibold">{name}</p>
    </Card>
  );
}

function Strip({ kind, name, style }: { kind: 'website' | 'file'; name: string; style: CSSProperties }) {
  return (
    <Card kind={kind} style={style} className="flex items-center gap-2 px-2.5 py-2">
      <KindIcon kind={kind} />
      <span className="truncate text-xs font-semibold">{name}</span>
    </Card>
  );
}
