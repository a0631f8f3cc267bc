import type { NodeLook } from '#contract/board/kinds/index.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';

/** The head of a card whose other parts are being fetched. */
export function OnItsWay({ kind, title }: { kind: NodeLook; title: string }) {
  return (
    <header className="flex h-10 items-center gap-2 px-2.5 text-base leading-5 font-[650]">
      <KindIcon kind={kind} />
      <span className="truncate">{title}</span>
    </header>
  );
}
