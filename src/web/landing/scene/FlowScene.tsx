import { CircleCheck, Clapperboard, Hash, Reply, Smartphone, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useLandingWords } from '../words.ts';
import { at, Card, Cite, GroupGlyph, Handle, Thumb } from './parts.tsx';
import { Stage } from './Stage.tsx';
import { useScene } from './use-scene.ts';

const outcomeIcons: readonly LucideIcon[] = [Clapperboard, Smartphone, Reply, Hash];
const outcomeTops = [16, 123, 229, 336] as const;
const box = 'rounded-group border-[1.5px] border-wood-line bg-[color-mix(in_srgb,var(--wood-soft)_62%,transparent)]';

/** Sources in, one wire, four kinds of work out; on phones one under the other. */
export function FlowScene() {
  const { words } = useLandingWords();
  return (
    <div role="img" aria-label={words.flowLabel}>
      <div aria-hidden="true" className="max-sm:hidden">
        <Stage width={1136} height={424}>
          <Wires />
          <div style={at(0, 8, 382, 404)} className={box}>
            <GroupHead />
            <div className="grid grid-cols-2 gap-x-3.5 gap-y-3.5 px-4">
              <Sources />
            </div>
            <Handle side="right" isLive />
          </div>
          <Answer sides={['left', 'right']} style={at(504, 104, 240, 212)} />
          {outcomeTops.map((top, index) => (
            <Outcome key={top} index={index} style={at(868, top, 268, 68)} />
          ))}
        </Stage>
      </div>
      <div aria-hidden="true" className="sm:hidden">
        <div className={`${box} relative p-3`}>
          <GroupHead />
          <div className="grid grid-cols-2 gap-3">
            <Sources />
          </div>
          <Handle side="bottom" isLive />
        </div>
        <div className="mx-auto h-8 w-[2.5px] bg-wire" />
        <Answer sides={['top', 'bottom']} />
        <div className="mx-auto h-8 w-[2.5px] bg-wire" />
        <div className="grid gap-3">
          {outcomeTops.map((top, index) => (
            <Outcome key={top} index={index} isWired={index === 0} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Wires() {
  const ends = [50, 157, 263, 370];
  return (
    <svg width="1136" height="424" className="absolute top-0 left-0" fill="none" stroke="var(--wire)" strokeWidth="2.5">
      <path d="M382 210H504" />
      {ends.map((y) => (
        <path key={y} d={`M744 210C818 210 794 ${y} 868 ${y}`} />
      ))}
    </svg>
  );
}

function GroupHead() {
  const { say } = useScene();
  return (
    <p className="flex h-[46px] items-center gap-2 px-3.5 text-[15px] font-[650] max-sm:px-0.5">
      <GroupGlyph />
      {say.group}
      <span className="rounded-chip bg-wood-soft px-[7px] text-micro leading-5 font-semibold text-k-group-ink">
        {say.groupCount}
      </span>
    </p>
  );
}

function Sources() {
  const { say, picture } = useScene();
  const clips = [
    ['youtube', picture.cup, say.cup[2]],
    ['youtube', picture.grind, say.grind[2]],
    ['youtube', picture.gear, say.gear[2]],
    ['instagram', picture.latte, say.post[3]],
  ] as const;
  const strips = [
    ['website', say.page[2]],
    ['file', say.pdf[2]],
  ] as const;
  return (
    <>
      {clips.map(([kind, src, name]) => (
        <Card key={name} kind={kind}>
          <Thumb src={src} heightPx={94} />
          <p className="truncate px-[9px] pt-1.5 pb-[7px] text-xs font-semibold">{name}</p>
        </Card>
      ))}
      {strips.map(([kind, name]) => (
        <Card key={kind} kind={kind} className="flex items-center gap-2 px-2.5 py-2">
          <KindIcon kind={kind} />
          <span className="truncate text-xs font-semibold">{name}</span>
        </Card>
      ))}
    </>
  );
}

type Side = Parameters<typeof Handle>[0]['side'];

function Answer({ sides, style = {} }: { sides: readonly Side[]; style?: CSSProperties }) {
  const { say } = useScene();
  return (
    <Card kind="ai-chat" style={style} className="px-3 pb-3">
      <p className="flex h-10 items-center gap-2 text-base font-[650]">
        <KindIcon kind="ai-chat" />
        AI Chat
      </p>
      <p className="rounded-[12px_12px_4px_12px] bg-surface-3 px-[11px] py-[7px] text-sm">{say.flowAsk}</p>
      <p className="mt-2.5 text-sm">
        {say.flowAnswer[0]} <Cite kind="youtube" number={1} place="00:05" /> {say.flowAnswer[1]}{' '}
        <Cite kind="youtube" number={2} place="04:12" isOn />
      </p>
      <p className="mt-[9px] flex items-center gap-1.5 text-xs font-semibold text-ok">
        <CircleCheck size={14} strokeWidth={2} />
        {say.flowChecked}
      </p>
      {sides.map((side) => (
        <Handle key={side} side={side} isLive />
      ))}
    </Card>
  );
}

/** Wired from the left on the stage; in a stack only the first is, from above. */
function Outcome({ index, isWired, style }: { index: number; isWired?: boolean; style?: CSSProperties }) {
  const { say } = useScene();
  const [name, text] = say.outcomes[index] ?? ['', ''];
  const Icon = outcomeIcons[index] ?? Hash;
  return (
    <Card kind="text" {...(style ? { style } : {})} className="flex h-[68px] items-center gap-3 px-4">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-[9px] bg-(--ks) text-(--ki)">
        <Icon size={18} strokeWidth={1.9} />
      </span>
      <span className="min-w-0">
        <b className="block text-base leading-5 font-[650]">{name}</b>
        <span className="block truncate text-xs text-ink-3">{text}</span>
      </span>
      {style && <Handle side="left" isLive />}
      {isWired && <Handle side="top" isLive />}
    </Card>
  );
}
