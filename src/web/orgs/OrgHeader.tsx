import { Plus, Settings, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { initialOf } from '#contract/base/letters.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import type { Membership } from './membership.ts';
import { LINKS } from '../shell/place-path.ts';
import { useMay } from '../shell/use-may.ts';

const InviteDialog = lazyComponent(() => import('./InviteDialog.tsx'), 'InviteDialog');
const OrgSettingsDialog = lazyComponent(() => import('./OrgSettingsDialog.tsx'), 'OrgSettingsDialog');
const NewProjectDialog = lazyComponent(() => import('../dashboard/NewProjectDialog.tsx'), 'NewProjectDialog');

type Opened = 'invite' | 'settings' | 'new-project' | null;

/** Name, plan and size of the organisation, and what can be done in it; what the reader may not do is not shown. */
export function OrgHeader({ org, membership }: { org: Org; membership: Membership }) {
  const t = useWords('orgs');
  const [search, setSearch] = useSearchParams();
  const may = useMay(org.role);
  const isForLinks = search.has(LINKS) && may('org.manage');
  const [opened, open] = useState<Opened>(null);
  const close = () => {
    open(null);
    if (search.has(LINKS)) setSearch({}, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
      <span
        aria-hidden="true"
        className="inline-flex size-[52px] shrink-0 items-center justify-center rounded-card bg-wood-soft text-[20px] font-bold text-k-group-ink"
      >
        {initialOf(org.name)}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h1 className="min-w-0 max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] [overflow-wrap:anywhere] md:text-h1">
            {org.name}
          </h1>
          <Badge>{t(org.plan)}</Badge>
        </div>
        <p className="text-sm text-ink-3">{t('memberCount', { count: org.memberCount })}</p>
      </div>
      <Actions org={org} onOpen={open} />
      <Suspense>
        {opened === 'invite' && <InviteDialog membership={membership} onClose={close} />}
        {(opened === 'settings' || isForLinks) && (
          <OrgSettingsDialog org={org} isForLinks={isForLinks} onClose={close} />
        )}
        {opened === 'new-project' && <NewProjectDialog orgs={[org]} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Actions({ org, onOpen }: { org: Org; onOpen: (what: Opened) => void }) {
  const t = useWords('orgs');
  const may = useMay(org.role);
  const size = 'max-sm:h-11 max-sm:flex-1';
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {may('org.manage') && (
        <>
          <Button
            className={size}
            icon={<Users size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => onOpen('invite')}
          >
            {t('invite')}
          </Button>
          <Button
            className={size}
            icon={<Settings size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => onOpen('settings')}
          >
            {t('settings')}
          </Button>
        </>
      )}
      {may('org.add-project') && (
        <Button
          variant="primary"
          className={size}
          icon={<Plus size={16} strokeWidth={2.2} aria-hidden="true" />}
          onClick={() => onOpen('new-project')}
        >
          {t('newProject')}
        </Button>
      )}
    </div>
  );
}
