import { EyeOff, LayoutDashboard, LockKeyhole, Sparkles } from 'lucide-react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useLandingWords } from '../words.ts';
import { at, Card, GroupGlyph } from './parts.tsx';
import { Stage } from './Stage.tsx';
import { useScene } from './use-scene.ts';

const pill =
  'inline-flex h-[26px] items-center gap-1.5 rounded-[7px] bg-surface px-[9px] text-xs font-semibold whitespace-nowrap text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]';

/** A board that only its maker opens, and on it the line between what the AI reads and what it does not. */
export function PrivacyScene() {
  const { words } = useLandingWords();
  const { sealed } = useScene().say;
  return (
    <div role="img" aria-label={words.securityLabel} className="overflow-hidden rounded-[18px] border border-line">
      <div aria-hidden="true">
        <Stage width={560} height={288}>
          <div className="absolute inset-0 board-dots" />
          <div
            style={at(28, 26, 504, 236)}
            className="rounded-group border-[1.5px] border-line-2 bg-[color-mix(in_srgb,var(--surface)_60%,transparent)]"
          >
            <p className="flex items-center justify-between px-3.5 py-3 text-base font-[650]">
              <span className="flex items-center gap-2">
                <LayoutDashboard size={16} strokeWidth={1.75} />
                {sealed.board}
              </span>
              <span className={pill}>
                <LockKeyhole size={13} strokeWidth={2} />
                {sealed.onlyMe}
              </span>
            </p>
            <div
              style={at(20, 58, 236, 156)}
              className="rounded-group border-[1.5px] border-wood-line bg-[color-mix(in_srgb,var(--wood-soft)_62%,transparent)] p-3"
            >
              <p className="mb-2.5 flex items-center gap-2 text-base font-[650]">
                <GroupGlyph sizePx={15} />
                {sealed.group}
              </p>
              <Card kind="youtube" className="px-3 py-2.5">
                <p className="flex items-center gap-2 text-sm font-[650]">
                  <KindIcon kind="youtube" />
                  {sealed.source}
                </p>
                <p className="mt-1.5 flex items-center gap-1.5 text-xs font-semibold text-accent-ink">
                  <Sparkles size={13} strokeWidth={2} />
                  {sealed.wired}
                </p>
              </Card>
            </div>
            <div
              style={{ ...at(274, 106, 208), position: 'absolute' }}
              className="rounded-node border-[1.5px] border-dashed border-line-3 bg-surface px-3 py-2.5"
            >
              <p className="flex items-center gap-2 text-sm font-[650]">
                <KindIcon kind="file" />
                {sealed.contract}
              </p>
              <p className="mt-1.5 flex items-center gap-1.5 text-xs font-semibold text-ink-3">
                <EyeOff size={13} strokeWidth={2} />
                {sealed.unread}
              </p>
            </div>
          </div>
        </Stage>
      </div>
    </div>
  );
}
