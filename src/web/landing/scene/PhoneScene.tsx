import { KindIcon } from '../../ui/KindIcon.tsx';
import { Card, Cite, Handle, Thumb } from './parts.tsx';
import { GroupGlyph } from './SourceCards.tsx';
import { useScene } from './use-scene.ts';

/** The board on a phone: a group above, wired to the conversation below. */
export function PhoneScene() {
  const { say, picture } = useScene();
  return (
    <div className="board-dots px-4 pt-5">
      <div className="relative rounded-group border-[1.5px] border-wood-line bg-[color-mix(in_srgb,var(--wood-soft)_62%,transparent)] p-3">
        <p className="mb-2.5 flex items-center gap-2 text-sm font-[650]">
          <GroupGlyph sizePx={15} />
          {say.group}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Card kind="youtube" number={1}>
            <Thumb src={picture.cup} heightPx={84} time="12:48" />
            <p className="truncate px-2.5 py-2 text-xs font-semibold">{say.cup[2]}</p>
          </Card>
          <Card kind="youtube" number={2} isPlaying>
            <Thumb src={picture.grind} heightPx={84} time="10:56" />
            <p className="truncate px-2.5 py-2 text-xs font-semibold">{say.grind[2]}</p>
          </Card>
        </div>
        <Handle side="bottom" isLive />
      </div>
      <div className="mx-auto h-9 w-[2.5px] bg-wire" />
      <Card kind="ai-chat" className="rounded-b-none border-b-0 p-3.5 pb-6">
        <Handle side="top" isLive />
        <p className="flex items-center gap-2 text-base font-[650]">
          <KindIcon kind="ai-chat" />
          AI Chat
        </p>
        <p className="mt-3 ml-auto w-fit max-w-[86%] rounded-[12px_12px_4px_12px] bg-surface-3 px-3 py-2 text-sm">
          {say.questionShort}
        </p>
        <p className="mt-3 text-base leading-6">
          {say.answerShort} <Cite kind="youtube" number={1} place="00:05" />
        </p>
        <p className="mt-1 text-base leading-6">
          {say.points[1]} <Cite kind="youtube" number={2} place="04:12" isOn />
        </p>
      </Card>
    </div>
  );
}
