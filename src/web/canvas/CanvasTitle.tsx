import { Suspense, useEffect, useRef, useState } from 'react';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { useEditor } from '../board-context/hooks.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useWords } from '../words/index.ts';

const TitleInput = lazyComponent(() => import('./TitleInput.tsx'), 'TitleInput');

/** The canvas's title. Pressed by who may edit, it can be typed: Enter and leaving save, Esc cancels, an empty one reverts. */
export function CanvasTitle({ canvas }: { canvas: Canvas }) {
  const t = useWords('canvas');
  const [isTyping, setTyping] = useState(false);
  const { mayEdit } = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  // Beforehand, so that no letter typed after the press goes astray.
  useEffect(() => void (mayEdit && afterFirstFrame().then(TitleInput.ahead)), [mayEdit]);
  if (!mayEdit) {
    return (
      <h1 title={canvas.title} className="min-w-0 truncate text-base font-[650]">
        {canvas.title}
      </h1>
    );
  }
  if (isTyping) {
    const leave = (by: 'key' | 'other') => {
      setTyping(false);
      if (by === 'key') requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    };
    return (
      <Suspense>
        <TitleInput canvas={canvas} onLeave={leave} />
      </Suspense>
    );
  }
  return (
    <h1 className="-mx-1.5 min-w-0 text-base font-[650]">
      <button
        ref={button}
        type="button"
        title={`${canvas.title}\n${t('rename')}`}
        onClick={() => setTyping(true)}
        className="block h-8 max-w-full truncate rounded-control px-1.5 hover:bg-surface-3"
      >
        {canvas.title}
      </button>
    </h1>
  );
}
