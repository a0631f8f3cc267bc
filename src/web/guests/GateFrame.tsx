import type { ReactNode } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { Floor } from '../ui/Floor.tsx';
import { useWords } from '../words/index.ts';

/** A card in the middle of the floor, as at the door of the product. */
export function GateFrame({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <main id="content" className="relative flex min-h-dvh flex-col items-center justify-center bg-bg p-4">
      <Floor className="[mask-image:radial-gradient(ellipse_at_center,transparent_20%,black_70%)]" />
      <div className="relative w-full max-w-[400px] rounded-[16px] border border-line bg-surface p-8 shadow-pop max-sm:p-6">
        <p className="flex items-center gap-[9px]">
          <BrandMark sizePx={20} />
          <span className="text-[16px] font-[750] tracking-[-0.03em]">Maru</span>
        </p>
        <div className="mt-6">{children}</div>
      </div>
      {below && <p className="relative mt-5 text-sm text-ink-3">{below}</p>}
    </main>
  );
}

/** A link that opens nothing, whatever the reason: unknown, off, locked or over. */
export function ClosedLink() {
  const t = useWords('guests');
  return (
    <GateFrame>
      <h1 className="text-h2 font-[650]">{t('closed')}</h1>
      <p className="mt-2 text-base text-ink-2">{t('closedText')}</p>
      <a href="/" className={`mt-6 w-full ${buttonLook('primary', 'lg')}`}>
        {t('toStart')}
      </a>
    </GateFrame>
  );
}
