import { useQuery } from '@tanstack/react-query';
import { FolderOpen, HardDrive, Sparkles, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Org, OrgUsage } from '#contract/orgs/orgs.schema.ts';
import { useReading } from '../lib/query.ts';
import { classes } from '../ui/classes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import type { Membership } from './membership.ts';
import { isNear, megabytes, readableLimit } from './usage.ts';
import { useMay } from '../shell/use-may.ts';

/** Four figures of the organisation; what nears its plan's limit says so. */
export function OrgStats({ org, membership }: { org: Org; membership: Membership }) {
  const t = useWords('orgs');
  const { language } = useLanguage();
  const may = useMay(org.role);
  const params = { orgId: org.id };
  const { data: projects } = useReading(orgsApi.readProjects, { params });
  const { data: usage, isError } = useReading(orgsApi.readUsage, { params });
  const { data: invitations } = useQuery({ ...membership.invitations, enabled: may('org.manage') });
  const number = new Intl.NumberFormat(language);
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const failed = isError ? t('statFailed') : undefined;
  return (
    <div className="mt-6 grid grid-cols-2 gap-4 max-sm:gap-3 lg:grid-cols-4">
      <Stat
        label={t('statProjects')}
        icon={<FolderOpen {...icon} />}
        value={projects && number.format(projects.length)}
      >
        {usage && <ProjectLimit org={org} usage={usage} />}
      </Stat>
      <Stat
        label={t('statCredits')}
        icon={<Sparkles {...icon} />}
        value={usage && number.format(leftCredits(usage))}
        failed={failed}
      >
        {usage && <Line>{t('statCreditsUsed', { used: number.format(usedCredits(usage)) })}</Line>}
      </Stat>
      <Stat
        label={t('statStorage')}
        icon={<HardDrive {...icon} />}
        value={usage && megabytes(usage.storageUsed)}
        unit="MB"
        failed={failed}
      >
        {usage && <StorageLimit usage={usage} />}
      </Stat>
      <Stat label={t('statMembers')} icon={<Users {...icon} />} value={number.format(org.memberCount)}>
        {invitations && invitations.length > 0 && <Line>{t('statInvited', { count: invitations.length })}</Line>}
      </Stat>
    </div>
  );
}

/** Whole credits: what is begun counts as used. */
const leftCredits = ({ creditsRemaining }: OrgUsage) => Math.floor(creditsRemaining);
const usedCredits = (usage: OrgUsage) => Math.max(0, Math.ceil(usage.creditsPerMonth) - leftCredits(usage));

interface StatProps {
  label: string;
  icon: ReactNode;
  /** Undefined: on its way, or failed. */
  value: string | undefined;
  unit?: string;
  failed?: string | undefined;
  children?: ReactNode;
}

function Stat({ label, icon, value, unit, failed, children }: StatProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="min-h-[108px] rounded-card border border-line bg-surface px-[18px] py-4 shadow-card"
    >
      <div className="flex items-start justify-between gap-2 text-sm font-[550] text-ink-3">
        {label}
        <span className="shrink-0 text-ink-2">{icon}</span>
      </div>
      {value !== undefined ? (
        <p className="tnum text-[26px] leading-[34px] font-bold tracking-[-0.025em]">
          {value}
          {unit && <span className="ml-0.5 text-sm font-semibold tracking-normal">{unit}</span>}
        </p>
      ) : failed ? (
        <Line>{failed}</Line>
      ) : (
        <Skeleton className="mt-1.5 mb-1 h-6 w-14" />
      )}
      {children}
    </div>
  );
}

const Line = ({ children, isWarning = false }: { children: ReactNode; isWarning?: boolean }) => (
  <p className={classes('text-xs', isWarning ? 'font-medium text-warn' : 'text-ink-3')}>{children}</p>
);

function ProjectLimit({ org, usage: { projects, projectLimit } }: { org: Org; usage: OrgUsage }) {
  const t = useWords('orgs');
  if (projectLimit === null) return null;
  return isNear(projects, projectLimit) ? (
    <Line isWarning>{t('statProjectLimit', { plan: t(org.plan), limit: projectLimit })}</Line>
  ) : (
    <Line>{t('statProjectsUsed', { used: projects, limit: projectLimit })}</Line>
  );
}

function StorageLimit({ usage: { storageUsed, storageLimit } }: { usage: OrgUsage }) {
  const t = useWords('orgs');
  const { language } = useLanguage();
  if (storageLimit === null) return null;
  const percent = Math.min(100, Math.round((storageUsed / storageLimit) * 100));
  const near = isNear(storageUsed, storageLimit);
  const limit = readableLimit(storageLimit, language);
  return (
    <>
      <div className="mt-0.5 flex items-center gap-2">
        <div
          role="meter"
          aria-label={t('usedShare', { limit, percent })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-surface-3"
        >
          <div
            style={{ width: `${percent}%` }}
            className={classes('h-full rounded-full', near ? 'bg-warn-dot' : 'bg-ink-3')}
          />
        </div>
        <span className="shrink-0 text-xs text-ink-3 tnum">{t('statStorageOf', { limit })}</span>
      </div>
      {near && <Line isWarning>{t('statStorageNear')}</Line>}
    </>
  );
}
