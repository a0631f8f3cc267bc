import { useEffect, useRef, useState } from 'react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useLandingWords } from '../words.ts';
import { MiniMap, SaveBar, ToolPanel, WireCross } from './BoardChrome.tsx';
import { ChatCard } from './ChatCard.tsx';
import { Card, Cite, Handle, at } from './parts.tsx';
import { PhoneScene } from './PhoneScene.tsx';
import { SourceGroup } from './SourceCards.tsx';
import { useScene } from './use-scene.ts';

const STAGE = { width: 1440, height: 826 } as const;

/** The product as it looks on a desk, scaled to the room there is; phones see the phone's board. */
export function HeroScene() {
  const { words } = useLandingWords();
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.9111);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setScale(entry.contentRect.width / STAGE.width);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const frame = 'overflow-hidden bg-board shadow-[0_0_0_1px_var(--line-2),0_40px_90px_-30px_rgb(20_28_24/0.35)]';
  return (
    <div role="img" aria-label={words.sceneLabel}>
      <div aria-hidden="true" className={`${frame} rounded-t-[20px] sm:hidden`}>
        <PhoneScene />
      </div>
      <div
        ref={box}
        aria-hidden="true"
        style={{ height: STAGE.height * scale }}
        className={`${frame} relative rounded-t-[18px] max-sm:hidden`}
      >
        <div
          style={{ ...at(0, 0, STAGE.width, STAGE.height), transform: `scale(${scale})`, transformOrigin: '0 0' }}
          className="board-dots"
        >
          <div style={{ transform: 'scale(0.8)', transformOrigin: '0 0' }} className="absolute inset-0">
            <Wires />
            <SourceGroup />
            <WireCross left={877} top={420} />
            <ChatCard />
            <Note />
            <Sticky />
          </div>
          <ToolPanel />
          <SaveBar />
          <MiniMap />
        </div>
      </div>
    </div>
  );
}

function Wires() {
  return (
    <svg width="1" height="1" className="absolute top-0 left-0 overflow-visible">
      <path d="M836 429C889 429 889 434 941 434" fill="none" stroke="var(--wire)" strokeWidth="2.5" />
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
