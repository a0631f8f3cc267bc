import { Link2, MessagesSquare, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedLink } from '#contract/sharing/links.schema.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { useLinkFacts, useLinkName } from './link-facts.ts';

interface ListedLinksProps {
  label: string;
  links: readonly ListedLink[];
  /** Whose they are is said, where they are of several people. */
  hasMakers?: boolean;
  /** Where they may be turned off one by one. */
  onTurnOff?: (link: ListedLink) => void;
}

/** Links to several canvases, each with the way to its own. */
export function ListedLinks({ label, links, hasMakers = false, onTurnOff }: ListedLinksProps) {
  const t = useWords('links');
  const facts = useLinkFacts();
  const nameOf = useLinkName();
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {links.map((link) => {
        const Icon = { board: Link2, join: UserPlus, chat: MessagesSquare }[link.kind];
        const words = [nameOf(link), ...facts(link), ...(hasMakers && link.makerName ? [link.makerName] : [])];
        return (
          <li key={link.id} className="flex items-center gap-3 py-2.5">
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1">
              <Link
                to={link.canvasId === null ? `/projects/${link.projectId}/board` : `/canvas/${link.canvasId}`}
                className="block truncate text-base font-semibold underline-offset-4 hover:underline"
              >
                {link.canvasTitle}
              </Link>
              <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{words.join(' · ')}</p>
            </div>
            {onTurnOff && (
              <Button
                size="sm"
                className="max-sm:h-11"
                aria-label={t('offOf', { title: link.canvasTitle, name: nameOf(link) })}
                onClick={() => onTurnOff(link)}
              >
                {t('off')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing to list: said in one sentence. */
export function NoLinks({ isOfOrg = false }: { isOfOrg?: boolean }) {
  const t = useWords('links');
  return <p className="text-base text-ink-3">{t(isOfOrg ? 'orgEmpty' : 'ownEmpty')}</p>;
}
