import { createContext, useContext, useId, type ReactNode } from 'react';
import { BackLink } from '../shell/BackLink.tsx';
import { useAnchor } from '../shell/use-anchor.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';

interface AccountPageProps {
  title: string;
  text?: string;
  /** A list of what the page has, at its left where there is room. */
  index?: ReactNode;
  children: ReactNode;
}

/** A page about the person himself: one column with a way back. */
export function AccountPage({ title, text, index, children }: AccountPageProps) {
  const t = useWords('account');
  usePageTitle(title);
  useAnchor();
  return (
    <main
      id="content"
      className={classes(
        'mx-auto w-full px-4 pt-5 pb-20 md:px-8 md:pt-6',
        index ? 'max-w-[720px] lg:max-w-[1024px]' : 'max-w-[720px]',
      )}
    >
      <BackLink to="/" label={t('back')} />
      <h1 className="max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] md:text-h1">{title}</h1>
      {text && <p className="text-base text-ink-2">{text}</p>}
      <div className={classes('mt-6', index !== undefined && 'lg:grid lg:grid-cols-[212px_minmax(0,1fr)] lg:gap-8')}>
        {index}
        <div className="flex flex-col gap-5">{children}</div>
      </div>
    </main>
  );
}

const IsInPart = createContext(false);

/** Several cards under one title: what they are about and whom they concern. */
export function AccountPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <IsInPart value>
      <section aria-labelledby={id} className="flex flex-col gap-5 not-first:mt-8">
        <div className="-mb-1">
          <h2 id={id} className="text-h2 font-bold max-md:text-[20px]">
            {title}
          </h2>
          <p className="mt-0.5 text-base text-ink-2">{text}</p>
        </div>
        {children}
      </section>
    </IsInPart>
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
  const Title = useContext(IsInPart) ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border bg-surface p-4 shadow-card md:p-[18px] ${isDanger ? 'border-[color-mix(in_srgb,var(--bad)_40%,var(--line))]' : 'border-line'}`}
    >
      <Title id={id} className="scroll-mt-20 text-h3 font-[650]">
        {title}
      </Title>
      {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
