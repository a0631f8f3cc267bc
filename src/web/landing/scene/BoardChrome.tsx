import { Check, Hand, Maximize, MousePointer2, Save, X } from 'lucide-react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { at } from './parts.tsx';
import { useScene } from './use-scene.ts';

const panel = 'rounded-card bg-raised shadow-pop';
const kinds = ['text', 'youtube', 'instagram', 'website', 'file', 'ai-chat', 'group'] as const;
const keys = ['T', 'Y', 'S', 'W', 'U', 'C', 'G'] as const;

/** The tool panel as on a real board. */
export function ToolPanel() {
  const { say } = useScene();
  return (
    <div style={at(12, 12, 186)} className={`${panel} px-1.5 py-2`}>
      <div className="flex items-center justify-between pt-0.5 pr-1 pb-2 pl-2 text-sm font-[650]">
        {say.tools}
        <span className="flex rounded-[7px] bg-surface-2 p-0.5">
          <span className="flex h-[22px] w-6 items-center justify-center rounded-[5px] bg-surface shadow-card dark:bg-surface-3">
            <MousePointer2 size={13} aria-hidden="true" />
          </span>
          <span className="flex h-[22px] w-6 items-center justify-center text-ink-3">
            <Hand size={13} aria-hidden="true" />
          </span>
        </span>
      </div>
      {kinds.map((kind, index) => (
        <div key={kind} className={index === 5 ? 'mt-1.5 border-t border-line pt-1.5' : ''}>
          <div className="flex h-[38px] items-center gap-[9px] pr-2 pl-1.5 text-[13.5px] font-[550]">
            <KindIcon kind={kind} />
            <span className="flex-1">{say.toolNames[index]}</span>
            <span className="inline-flex size-[18px] items-center justify-center rounded-[4px] bg-surface-3 text-micro text-ink-3">
              {keys[index]}
            </span>
          </div>
        </div>
      ))}
      <div className="mx-0.5 mt-2 rounded-control bg-surface-2 px-2.5 py-[9px] text-xs text-ink-3">
        <p>
          <span className="mr-1 inline-block size-3 rounded-full bg-surface align-[-2px] shadow-[inset_0_0_0_2.5px_var(--wire-idle)]" />
          <b className="font-semibold text-ink-2">{say.hintHandle[0]}</b>
          {say.hintHandle[1]}
        </p>
        <p className="mt-1.5">
          <b className="font-semibold text-ink-2">{say.hintCross[0]}</b>
          {say.hintCross[1]}
        </p>
      </div>
    </div>
  );
}

/** Title, save status and the two buttons of the bar. */
export function SaveBar() {
  const { say } = useScene();
  const button = 'inline-flex h-7 items-center gap-[5px] rounded-[7px] px-2.5 text-sm font-semibold whitespace-nowrap';
  return (
    <div style={at(210, 12)} className={`${panel} flex h-11 items-center gap-2.5 pr-[7px] pl-3.5 whitespace-nowrap`}>
      <b className="text-base font-[650]">{say.board}</b>
      <span className="h-[18px] w-px bg-line" />
      <span className="flex items-center gap-1.5 text-sm text-ink-2">
        <Check size={15} strokeWidth={2} className="text-ok" aria-hidden="true" />
        {say.saved} <span className="tnum text-ink-3">{say.savedAt}</span>
      </span>
      <span className={`${button} ml-1 shadow-[inset_0_0_0_1px_var(--line-2)]`}>
        <Save size={14} strokeWidth={2} aria-hidden="true" />
        {say.save}
      </span>
      <span className={`${button} text-ink-2`}>
        <Maximize size={14} strokeWidth={2} aria-hidden="true" />
        {say.fit}
      </span>
    </div>
  );
}

/** The board from above, in the colours of the kinds. */
export function MiniMap() {
  const marks = [
    [62, 34, 17, 17, 'youtube'],
    [62, 53, 17, 17, 'youtube'],
    [81, 34, 17, 20, 'youtube'],
    [81, 56, 17, 11, 'website'],
    [62, 72, 17, 10, 'file'],
    [81, 69, 17, 14, 'instagram'],
    [110, 26, 58, 50, 'ai-chat'],
    [112, 82, 24, 15, 'text'],
    [138, 83, 14, 11, 'sticky'],
  ] as const;
  return (
    <div style={{ position: 'absolute', right: 12, bottom: 12 }} className={`${panel} overflow-hidden`}>
      <svg width="196" height="128" viewBox="0 0 196 128" aria-hidden="true" className="block bg-surface">
        <rect x="56" y="26" width="46" height="60" rx="3" fill="var(--k-group-soft)" stroke="var(--wood-line)" />
        {marks.map(([x, y, width, height, kind], index) => (
          <rect key={index} {...{ x, y, width, height }} rx="2" fill={`var(--k-${kind})`} opacity=".85" />
        ))}
        <rect x="34" y="18" width="140" height="82" rx="4" fill="none" stroke="var(--ink)" strokeWidth="1.6" />
      </svg>
    </div>
  );
}

/** The cross in the middle of a wire. */
export function WireCross({ left, top }: { left: number; top: number }) {
  return (
    <span
      style={at(left, top, 24, 24)}
      className="flex items-center justify-center rounded-full bg-surface text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-2)]"
    >
      <X size={13} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}
