import { Badge } from '../ui/Badge.tsx';
import { BrandMark } from '../ui/BrandMark.tsx';
import { company } from './content.ts';
import type { Join } from './join.ts';
import { useLandingWords } from './words.ts';

/** Who sells this, and where questions go. */
export function LandingFooter({ join }: { join: Join }) {
  const { words, language } = useLandingWords();
  const facts = company[language];
  const lines = [
    [words.footAddress, facts.address],
    [words.footOwner, facts.representative],
    [words.footMail, facts.mail],
    [words.footNumber, facts.registrationNumber],
    [words.footSales, facts.salesNumber],
  ] as const;
  return (
    <footer id="footer" className="scroll-mt-16 border-t border-line bg-surface pt-12 pb-28 text-base text-ink-3">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-start justify-between gap-6 px-4 md:px-8">
        <div>
          <p className="flex items-center gap-[9px]">
            <BrandMark sizePx={20} />
            <b className="text-[16px] font-[750] tracking-[-0.03em]">Maru</b>
            {facts.isSample && (
              <Badge tone="warn" className="ml-1">
                {words.footSample}
              </Badge>
            )}
          </p>
          <dl className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1 md:max-w-[640px]">
            {lines.map(([name, value]) => (
              <div key={name} className="flex gap-1.5">
                <dt>{name}</dt>
                <dd className="text-ink-2">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <a href={join.contactUrl} rel="noopener noreferrer" className="font-[550] text-ink-2 hover:text-ink">
          {words.footContact}
        </a>
      </div>
    </footer>
  );
}
