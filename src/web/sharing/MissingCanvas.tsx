import { Link } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { useReading } from '../lib/query.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { AskForm } from './AskForm.tsx';
import { InvitationCard } from './InvitationCard.tsx';

interface MissingCanvasProps {
  canvasId: string;
  /** The canvas may be there now. */
  onRetry: () => void;
}

/** In place of a canvas that the reader may not see, or that is not there: his invitation to it, or the way to ask for one. */
export function MissingCanvas({ canvasId, onRetry }: MissingCanvasProps) {
  const t = useWords('sharing');
  const { data: invitations } = useReading(orgsApi.readOwnInvitations);
  const own = invitations?.find(({ to, placeId }) => to === 'canvas' && placeId === canvasId);
  if (own) return <InvitationCard invitation={own} onAccepted={onRetry} />;
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <BrandMark sizePx={36} />
      <h1 className="mt-4 text-h3 font-[650]">{t('missing')}</h1>
      <p className="mt-1 text-base text-balance text-ink-2">{t('missingText')}</p>
      <div className="mt-5 flex w-full flex-wrap justify-center gap-2">
        <AskForm canvasId={canvasId} wanted="viewer">
          <Link to="/" className={classes(buttonLook('primary'), 'max-sm:h-11')}>
            {t('toDashboard')}
          </Link>
        </AskForm>
      </div>
    </div>
  );
}
