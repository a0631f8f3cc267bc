import { ArrowUp, ChevronRight, CircleCheck, Copy, Globe, Maximize2, Settings2 } from 'lucide-react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Card, Cite, Handle, at } from './parts.tsx';
import { GroupGlyph } from './SourceCards.tsx';
import { useScene } from './use-scene.ts';

const pill =
  'inline-flex h-[26px] min-w-0 items-center gap-1.5 rounded-[7px] bg-surface px-[9px] text-[12.5px] font-semibold text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] whitespace-nowrap';

/** The conversation: what is read, the question, an answer with its evidence, the field for the next question. */
export function ChatCard() {
  const { say } = useScene();
  return (
    <Card kind="ai-chat" style={at(941, 84, 800, 700)} className="flex flex-col">
      <div className="flex h-[54px] shrink-0 items-center gap-2.5 border-b border-line px-3.5">
        <KindIcon kind="ai-chat" />
        <b className="text-[16px] font-[650] tracking-[-0.015em]">AI Chat</b>
        <span className="flex flex-1 items-center gap-1 text-sm text-ink-3">
          <ChevronRight size={14} aria-hidden="true" />
          {say.script}
        </span>
        <Maximize2 size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden="true" />
        <Settings2 size={16} strokeWidth={1.75} className="ml-3 text-ink-3" aria-hidden="true" />
      </div>
      <div className="flex h-[42px] shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-3.5 text-sm text-ink-2">
        <span className={pill}>
          <GroupGlyph sizePx={14} />
          {say.group}
        </span>
        {say.reads}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-4 px-5 pt-[18px]">
        <p className="max-w-[78%] self-end rounded-[14px_14px_4px_14px] bg-surface-3 px-3.5 py-[9px] text-[15px] leading-6">
          {say.question}
        </p>
        <Answer />
      </div>
      <Composer />
      <Handle side="left" isLive />
      <Handle side="right" />
      <Handle side="bottom" isLive />
    </Card>
  );
}

function Answer() {
  const { say } = useScene();
  const [before, strong, after] = say.answer;
  const evidence = [
    <Cite key="1" kind="youtube" number={1} place="00:12" />,
    <Cite key="2" kind="youtube" number={2} place="04:12" isOn />,
    <Cite key="3" kind="youtube" number={3} place="01:38" />,
  ];
  return (
    <div className="text-[15px] leading-[25px]">
      <p className="mb-2">
        {before}
        <b>{strong}</b>
        {after} <Cite kind="youtube" number={1} place="00:05" />
        <Cite kind="youtube" number={2} place="00:03" />
        <Cite kind="youtube" number={3} place="00:07" />
      </p>
      <ul className="mb-2.5 ml-0.5">
        {say.points.map((point, index) => (
          <li
            key={point}
            className="relative mb-[5px] pl-4 before:absolute before:top-2.5 before:left-0.5 before:size-[5px] before:rounded-full before:bg-line-3"
          >
            {point} {evidence[index]}
          </li>
        ))}
      </ul>
      <p className="mb-2 flex items-center gap-2 font-bold">
        {say.script}
        <span className="tnum rounded-chip bg-surface-3 px-[7px] text-micro leading-5 font-semibold text-ink-2">
          {say.scriptSize}
        </span>
      </p>
      <Script />
      <p className="mt-3 flex items-center gap-1.5 text-sm font-semibold text-ok">
        <CircleCheck size={15} strokeWidth={2} aria-hidden="true" />
        {say.checked}
        <span className="ml-auto flex items-center gap-1.5 text-ink-2">
          <Copy size={14} strokeWidth={2} aria-hidden="true" />
          {say.copy}
        </span>
      </p>
      <p className="mt-2.5 flex items-center gap-1.5 border-t border-line pt-2.5 text-sm">
        <span className="shrink-0 text-ink-3">{say.sources}</span>
        <span className={pill}>
          <Cite kind="youtube" number={1} place={say.video} />
          <span className="truncate">{say.cup[0]}</span>
        </span>
        <span className={pill}>
          <Cite kind="youtube" number={2} place={say.video} />
          <span className="truncate">{say.grind[0]}</span>
        </span>
        <span className={`${pill} shrink-0`}>{say.moreSources}</span>
      </p>
    </div>
  );
}

function Script() {
  const { say } = useScene();
  const times = ['00:00', '00:06', '00:15', '00:24'];
  const evidence = [
    null,
    <Cite key="2" kind="youtube" number={2} place="04:12" />,
    <Cite key="4" kind="website" number={4} place={say.body} />,
    <Cite key="5" kind="file" number={5} place={say.pageTwo} />,
  ];
  return (
    <div className="overflow-hidden rounded-[10px] border border-line text-base">
      {say.lines.map(([line, shot], index) => (
        <div
          key={line}
          className="grid grid-cols-[56px_1fr_auto] items-baseline gap-2.5 px-3 py-[7px] not-first:border-t not-first:border-line"
        >
          <span className="tnum text-sm font-semibold text-ink-3">{times[index]}</span>
          <span>
            {line} {evidence[index]}
          </span>
          <span className="text-sm text-ink-3">{shot}</span>
        </div>
      ))}
    </div>
  );
}

function Composer() {
  const { say } = useScene();
  return (
    <div className="mx-3.5 mb-3.5 shrink-0 rounded-card py-2 pr-2.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--line-2)]">
      <p className="pt-[3px] text-[15px] leading-6 text-ink-3">{say.ask}</p>
      <div className="mt-2 flex items-center text-sm font-semibold text-ink-2">
        <Globe size={15} strokeWidth={2} aria-hidden="true" className="mr-1.5" />
        {say.webSearch}
        <span className="ml-auto text-xs font-normal text-ink-3">{say.enter}</span>
        <span className="ml-2 inline-flex size-[34px] items-center justify-center rounded-[9px] bg-accent text-on-accent">
          <ArrowUp size={18} strokeWidth={2.2} aria-hidden="true" />
        </span>
      </div>
    </div>
  );
}
