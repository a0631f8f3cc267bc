import type { Losses } from '#contract/orgs/trash.schema.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

interface LossListProps {
  losses: Losses | undefined;
  hasFailed: boolean;
  /** An organisation loses projects; a project loses what it holds. */
  isOrg: boolean;
}

/** What goes with an organisation or a project, and who loses it. As high from the beginning as it will be. */
export function LossList({ losses, hasFailed, isOrg }: LossListProps) {
  const t = useWords('orgs');
  if (hasFailed) return <p className="mt-4 text-sm text-ink-2">{t('lossesFailed')}</p>;
  if (!losses) return <Skeleton className="mt-4 h-[118px]" />;
  const { projects, boards, files, conversations, people, names, sharedCanvases } = losses;
  const counts = [
    ...(isOrg && projects > 0 ? [t('lossProjects', { count: projects })] : []),
    ...(boards > 0 ? [t('lossBoards', { count: boards })] : []),
    ...(files > 0 ? [t('lossFiles', { count: files })] : []),
    ...(conversations > 0 ? [t('lossConversations', { count: conversations })] : []),
  ];
  const others = people - names.length;
  const named = names.join(', ');
  return (
    <dl className="mt-4 flex min-h-[118px] flex-col gap-2.5 rounded-card bg-surface-2 px-4 py-3.5 text-sm">
      <Line name={t('lossThings')}>{counts.length === 0 ? t('lossNoThing') : counts.join(' · ')}</Line>
      <Line name={t('lossPeople')}>
        {people === 0
          ? t('lossNobody')
          : others > 0
            ? t(names.length > 0 ? 'lossNamesAndOthers' : 'lossOthers', { names: named, count: others })
            : named}
      </Line>
      {sharedCanvases > 0 && <Line name={t('lossShared')}>{t('lossSharedText', { count: sharedCanvases })}</Line>}
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-ink-3">{name}</dt>
    <dd className="tnum font-medium [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
