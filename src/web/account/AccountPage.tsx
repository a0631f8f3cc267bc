import type { ReactNode } from 'react';
import { BackLink } from '../shell/BackLink.tsx';
import { useAnchor } from '../shell/use-anchor.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useWords } from '../words/index.ts';

/** A page about the person himself: one column with a way back. */
export function AccountPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const t = useWords('account');
  usePageTitle(title);
  useAnchor();
  return (
    <main id="content" className="mx-auto w-full max-w-[720px] px-4 pt-5 pb-20 md:px-8 md:pt-6">
      <BackLink to="/" label={t('back')} />
      <h1 className="max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] md:text-h1">{title}</h1>
      {text && <p className="text-base text-ink-2">{text}</p>}
      <div className="mt-6 flex flex-col gap-5">{children}</div>
    </main>
  );
}

/** One card of such a page. `id` can be linked to. */
export function AccountSection({
  id,
  title,
  text,
  isDanger = false,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  isDanger?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border bg-surface p-4 shadow-card md:p-[18px] ${isDanger ? 'border-[color-mix(in_srgb,var(--bad)_40%,var(--line))]' : 'border-line'}`}
    >
      <h2 id={id} className="scroll-mt-20 text-h3 font-[650]">
        {title}
      </h2>
      {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
