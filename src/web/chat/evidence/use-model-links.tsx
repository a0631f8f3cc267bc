import { ExternalLink } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import type { ModelLinks } from '../markdown/markdown-props.ts';
import type { Reference } from './references.ts';
import { uncitedGoal } from './uncited-goal.ts';

/**
 * Links of an answer: those to a cited source open at once, every other one only after its whole address was shown, and
 * without its query where no source has its host. A source or a page may have talked the model into it, and an address can
 * carry words away.
 */
export function useModelLinks(references: readonly Reference[]): ModelLinks {
  return useMemo(() => {
    const cited = new Set(references.flatMap(({ citation, page }) => addressOf(citation?.url ?? page?.url) ?? []));
    const hosts = new Set(Array.from(cited, (address) => new URL(address).host).filter(Boolean));
    return {
      show: (href, leads, words) => {
        if (!cited.has(addressOf(href) ?? '')) {
          const { goal, isCut } = uncitedGoal(href, hosts);
          return <UncitedLink href={goal} isCut={isCut} {...leads} words={words} />;
        }
        return (
          <>
            <Out href={href}>{words}</Out>
            <Host {...leads} />
          </>
        );
      },
    };
  }, [references]);
}

const addressOf = (url: string | null | undefined): string | null => {
  if (!url || !URL.canParse(url)) return null;
  const address = new URL(url);
  address.hash = '';
  return address.href;
};

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

interface Leads {
  goal: string;
  saysGoal: boolean;
}

/** Where a link leads, where its words are not that themselves. */
function Host({ goal, saysGoal }: Leads) {
  return saysGoal ? null : <span className="markdown-host"> ({goal})</span>;
}

function UncitedLink({ href, isCut, words, ...leads }: Leads & { href: string; isCut: boolean; words: ReactNode }) {
  const t = useWords('evidence');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="uncited-link nodrag"
        aria-expanded={isAsked}
        title={t('links.uncited')}
        onClick={() => setAsked(!isAsked)}
      >
        {words}
      </button>
      <Host {...leads} />
      {isAsked && (
        <span role="group" aria-label={t('links.uncited')} className="uncited-goal">
          <span>
            {t('links.uncitedText')}
            {isCut && ` ${t('links.cut')}`}
          </span>
          <span className="uncited-address">{href}</span>
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="uncited-open nodrag">
            {t('links.open', { goal: leads.goal })}
            <ExternalLink size={13} strokeWidth={2} aria-hidden="true" />
          </a>
        </span>
      )}
    </>
  );
}
