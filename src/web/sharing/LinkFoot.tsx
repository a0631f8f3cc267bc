import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { useReading } from '../lib/query.ts';
import { orgLinksPath } from '../shell/place-path.ts';
import { useMay } from '../shell/use-may.ts';
import { buttonLook } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface LinkFootProps {
  org: Sharing['org'];
  onLeave: () => void;
  children: ReactNode;
}

/** What never leaves by a link, and the way to every link of the organisation for who runs it. */
export function LinkFoot({ org, onLeave, children }: LinkFootProps) {
  const t = useWords('links');
  const orgs = useReading(orgsApi.list, { enabled: org !== null });
  const own = orgs.data?.find(({ id }) => id === org?.id);
  return (
    <div className="-mx-6 -mb-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-6 py-4 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:mt-auto max-sm:bg-raised max-sm:pb-[max(16px,env(safe-area-inset-bottom))]">
      <p className="flex min-w-0 flex-1 max-sm:basis-full items-center gap-2 text-sm text-ink-3">
        <EyeOff size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {t('neverShown')}
      </p>
      {own && <AllOfOrg org={own} onLeave={onLeave} />}
      {children}
    </div>
  );
}

function AllOfOrg({ org, onLeave }: { org: Org; onLeave: () => void }) {
  const t = useWords('links');
  const may = useMay(org.role);
  if (!may('org.manage')) return null;
  return (
    <Link
      to={orgLinksPath(org.id)}
      className={`${buttonLook('ghost')} max-sm:-ml-3.5 max-sm:mr-auto max-sm:h-11`}
      onClick={onLeave}
    >
      {t('allOfOrg')}
    </Link>
  );
}
