import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reaches } from '#contract/access/roles.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { isCoarse } from '../lib/coarse.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';
import { AskForm } from './AskForm.tsx';
import { InviteField } from './InviteField.tsx';
import { LinkFoot } from './LinkFoot.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useFailed } from './people.ts';
import { RequestRow } from './RequestRow.tsx';
import { TwoWays } from './TwoWays.tsx';
import { useInviting } from './use-inviting.ts';
import { useKnownSharing, useSharing } from './use-sharing.ts';

interface ShareDialogProps {
  canvas: { id: string; title: string };
  onClose: () => void;
}

/** Who is on a canvas, and who is to come. Every change counts at once; on telephones it is the whole screen. */
export function ShareDialog({ canvas, onClose }: ShareDialogProps) {
  const t = useWords('sharing');
  const { sharing, error, retry } = useSharing(canvas.id);
  const [isWaiting, setWaiting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isWaiting ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('title', { title: canvas.title })}
      widthPx={sharing?.mayShare ? 968 : 520}
      isFullOnPhone
    >
      {sharing?.mayShare ? (
        <TwoWays
          boardId={sharing.boardId}
          peopleCount={sharing.members.length + 1}
          people={<People {...{ sharing, canvas, onClose }} onWaiting={setWaiting} />}
        />
      ) : sharing ? (
        <People {...{ sharing, canvas, onClose }} onWaiting={setWaiting} />
      ) : error ? (
        <div className="mt-4">
          <ErrorView error={error} title={t('loadFailed')} onRetry={retry} />
        </div>
      ) : (
        <Loading />
      )}
      <Foot sharing={sharing} onClose={close} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={t('leaveTokens')}
        text={t('leaveTokensText')}
        action={t('leaveTokensAction')}
      />
    </Dialog>
  );
}

/** What never leaves by a link, every link of the organisation for who runs it, and the way out. */
function Foot({ sharing, onClose }: { sharing: Sharing | undefined; onClose: () => void }) {
  const t = useWords('sharing');
  const done = (
    <Button className="max-sm:h-11" onClick={onClose}>
      {t('done')}
    </Button>
  );
  if (!sharing?.mayShare) return <DialogActions>{done}</DialogActions>;
  return (
    <LinkFoot org={sharing.org} onLeave={onClose}>
      {done}
    </LinkFoot>
  );
}

interface PeopleProps extends ShareDialogProps {
  sharing: Sharing;
  /** Told after every change whether somebody waits in the field. */
  onWaiting: (isWaiting: boolean) => void;
}

function People({ sharing, canvas, onClose, onWaiting }: PeopleProps) {
  const t = useWords('sharing');
  const navigate = useNavigate();
  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <div className="mt-4">
      {sharing.mayInvite && <Invite {...{ sharing, goTo, onWaiting }} />}
      <Limit sharing={sharing} />
      <PeopleList sharing={sharing} goTo={goTo} />
      {sharing.mayShare && <EditorsInvite sharing={sharing} goTo={goTo} />}
      {sharing.requests.length > 0 && (
        <ul aria-label={t('requests')} className="mt-3 flex flex-col gap-2">
          {sharing.requests.map((request) => (
            <RequestRow key={request.id} {...{ sharing, request, goTo }} />
          ))}
        </ul>
      )}
      {!reaches(sharing.role, 'editor') && (
        <div className="mt-4 border-t border-line pt-4">
          <AskForm canvasId={canvas.id} wanted="editor" />
        </div>
      )}
    </div>
  );
}

interface InviteProps extends Pick<PeopleProps, 'sharing' | 'onWaiting'> {
  goTo: (path: string) => void;
}

function Invite({ sharing, goTo, onWaiting }: InviteProps) {
  const inviting = useInviting(sharing, goTo);
  const field = useRef<HTMLInputElement>(null);
  const { isWaiting } = inviting;
  useEffect(() => onWaiting(isWaiting), [onWaiting, isWaiting]);
  // On a telephone the keyboard would cover who is here already.
  useEffect(() => {
    if (!isCoarse()) field.current?.focus();
  }, []);
  return <InviteField sharing={sharing} inviting={inviting} field={field} />;
}

/** How many people the plan allows, once that comes near. */
function Limit({ sharing: { peopleLimit, members, role } }: { sharing: Sharing }) {
  const t = useWords('sharing');
  if (peopleLimit === null || members.length < peopleLimit - 1) return null;
  const isFull = members.length >= peopleLimit;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
      <span className="min-w-0 flex-1 basis-56">
        {t(isFull ? 'limitFull' : 'limitNear', { limit: peopleLimit, count: members.length })}
      </span>
      {role === 'owner' && (
        <Link to="/subscribe" className="font-semibold underline underline-offset-2">
          {t('seePlans')}
        </Link>
      )}
    </p>
  );
}

function EditorsInvite({ sharing, goTo }: { sharing: Sharing; goTo: (path: string) => void }) {
  const t = useWords('sharing');
  const { boardId, editorsMayInvite } = sharing;
  const show = useKnownSharing(boardId);
  const failed = useFailed(false, goTo);
  const change = useAct(
    (isOn: boolean) => call(sharingApi.changeSharing, { params: { boardId }, body: { editorsMayInvite: isOn } }),
    {
      done: (_, isOn) => ({ title: t(isOn ? 'editorsInviteOn' : 'editorsInviteOff') }),
      failed: failed(t('changeFailed')),
    },
    (changed) => show(() => changed),
  );
  return (
    <div className="mt-2 border-t border-line pt-2 [&>span]:flex [&>span]:justify-between">
      <Switch
        label={t('editorsInvite')}
        isOn={change.isPending ? change.variables : editorsMayInvite}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate(isOn)}
      />
    </div>
  );
}

function Loading() {
  const t = useWords('sharing');
  return (
    <Waiting label={t('loading')} className="mt-4 flex flex-col gap-4">
      <Skeleton className="h-11 rounded-control" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="mt-2 h-3 w-3/5" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
