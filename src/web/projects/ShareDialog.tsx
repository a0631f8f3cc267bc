import { Globe, Lock } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reaches } from '#contract/access/roles.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import { fullAddress } from '../lib/full-address.ts';
import { CopyLink } from '../orgs/CopyLink.tsx';
import { PersonRow } from '../orgs/PersonRow.tsx';
import { RoleBadge } from '../orgs/RoleBadge.tsx';
import { LinkList } from '../sharing/LinkList.tsx';
import { useSharingNews } from '../sharing/use-sharing-news.ts';
import { buttonLook } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';
import { PublicAccess } from './PublicAccess.tsx';
import { useProjectMembership } from './project-membership.ts';

/** Who is here, the link, and whether others may look. */
export function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useWords('projects');
  const known = useProjectMembership(project.id).members;
  const { data: members } = useQuery(known);
  useSharingNews(project.boardId, [known.queryKey]);
  const path = `/projects/${project.id}`;
  const Icon = project.isPublic ? Globe : Lock;
  return (
    <Dialog isOpen onClose={onClose} title={t('shareTitle')} widthPx={520}>
      <div className="mt-4 flex items-end gap-2">
        <label className="min-w-0 flex-1">
          <span className="mb-1.5 block text-sm font-semibold text-ink-2">{t('link')}</span>
          <input
            readOnly
            value={fullAddress(path)}
            onFocus={(event) => event.target.select()}
            className="h-9 w-full truncate rounded-control bg-surface-2 px-3 text-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus"
          />
        </label>
        <CopyLink path={path} size="md" />
      </div>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-3">
        <Icon size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
        {t(project.isPublic ? 'linkPublic' : 'linkPrivate')}
      </p>
      <div className="mt-5 border-t border-line pt-5">
        <PublicAccess project={project} />
      </div>
      {reaches(project.role, 'admin') && (
        <div className="mt-5 border-t border-line pt-5">
          <LinkList boardId={project.boardId} isOfProject />
        </div>
      )}
      <h3 className="mt-5 border-t border-line pt-5 text-sm font-semibold text-ink-2">{t('sharePeople')}</h3>
      <ul className="-mx-4 mt-1 max-h-60 overflow-y-auto">
        {members?.map((member) => (
          <PersonRow key={member.id} member={member}>
            <RoleBadge role={member.role} place="project" />
          </PersonRow>
        ))}
      </ul>
      <DialogActions>
        <Link to={`${path}?tab=members`} onClick={onClose} className={buttonLook()}>
          {t('managePeople')}
        </Link>
      </DialogActions>
    </Dialog>
  );
}
