import { KindIcon } from '../../ui/KindIcon.tsx';
import { MiniMap, SaveBar, ToolPanel, WireCross } from './BoardChrome.tsx';
import { ChatCard } from './ChatCard.tsx';
import { Card, Cite, Handle, at } from './parts.tsx';
import { SourceGroup } from './SourceCards.tsx';
import { Stage } from './Stage.tsx';
import { useScene } from './use-scene.ts';

const STAGE = { width: 1440, height: 826 } as const;

/** The product as it looks on a desk. */
export function BoardScene() {
  return (
    <Stage {...STAGE}>
      <div className="absolute inset-0 board-dots">
        <div style={{ transform: 'scale(0.8)', transformOrigin: '0 0' }} className="absolute inset-0">
          <Wires />
          <SourceGroup />
          <WireCross left={877} top={437} />
          <ChatCard />
          <Note />
          <Sticky />
        </div>
        <ToolPanel />
        <SaveBar />
        <MiniMap />
      </div>
    </Stage>
  );
}

function Wires() {
  return (
    <svg width="1" height="1" className="absolute top-0 left-0 overflow-visible">
      <path d="M836 464C892 464 886 434 941 434" fill="none" stroke="var(--wire)" strokeWidth="2.5" />
      <path
        d="M1341 784C1341 820 1130 800 1130 832"
        fill="none"
        stroke="var(--wire-idle)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
    </svg>
  );
}

function Note() {
  const { say } = useScene();
  return (
    <Card kind="text" style={at(960, 832, 340, 176)}>
      <p className="flex h-10 items-center gap-2 px-2.5 text-base font-[650]">
        <KindIcon kind="text" />
        {say.note}
      </p>
      <div className="px-3 text-sm text-ink-2">
        {say.noteLines.map(([term, line], index) => (
          <p key={term}>
            <b className="text-ink">{term}</b> {line} {index === 1 && <Cite kind="youtube" number={2} place="04:12" />}
          </p>
        ))}
      </div>
      <Handle side="top" />
    </Card>
  );
}

function Sticky() {
  const { say } = useScene();
  return (
    <div
      style={at(1322, 846, 196, 150)}
      className="rounded-[4px_12px_12px_12px] border border-[color-mix(in_srgb,var(--k-sticky)_30%,transparent)] bg-k-sticky-soft px-3.5 py-3 text-base font-medium shadow-node"
    >
      {say.sticky.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
