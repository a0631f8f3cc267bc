import { useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, LogOut, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import type { SharedCanvas } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { usePersonName } from '../sharing/people.ts';
import { leaveCanvas, refreshOwnLists } from '../sharing/use-sharing.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { useWords } from '../words/index.ts';
import { CanvasEntry, canvasListLook } from './CanvasEntry.tsx';

/** Others' canvases that the reader was let into, with whose they are and what he may do. */
export function SharedCanvases({ canvases, isCards }: { canvases: readonly SharedCanvas[]; isCards: boolean }) {
  const t = useWords('sharing');
  return (
    <section aria-labelledby="shared" className="mt-8">
      <h2 id="shared" className="mb-3 flex items-center gap-2 text-h3 font-[650]">
        {t('shared')} <Badge className="tnum">{canvases.length}</Badge>
      </h2>
      <ul className={canvasListLook(isCards)}>
        {canvases.map((canvas) => (
          <SharedEntry key={canvas.id} canvas={canvas} isCard={isCards} />
        ))}
      </ul>
    </section>
  );
}

function SharedEntry({ canvas, isCard }: { canvas: SharedCanvas; isCard: boolean }) {
  const t = useWords('sharing');
  const name = usePersonName()(canvas.owner);
  return (
    <CanvasEntry
      canvas={canvas}
      isCard={isCard}
      text={
        <>
          {t('sharedBy', { name })}
          <span className="sm:hidden"> · {t(`role.${canvas.role}`)}</span>
        </>
      }
      mark={<Badge>{t(`role.${canvas.role}`)}</Badge>}
    >
      <SharedMenu canvas={canvas} className={classes('max-sm:size-11', isCard && 'sm:size-[26px]')} />
    </CanvasEntry>
  );
}

/** Opened, copied, left; who is here as one of an organisation does not leave by himself. */
function SharedMenu({ canvas, className }: { canvas: SharedCanvas; className: string }) {
  const t = useWords('sharing');
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const duplicate = useAct(
    () =>
      call(canvasesApi.duplicate, {
        params: { canvasId: canvas.id },
        body: { title: t('copyOf', { title: canvas.title }).slice(0, OURS.titleLength) },
      }),
    {
      done: { title: t('duplicated') },
      failed: (error) => ({ title: t('duplicateFailed'), text: sentenceOf(error) }),
    },
    () => client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey }),
  );
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('moreOf', { title: canvas.title })}
            className={className}
            icon={<Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<SquareArrowOutUpRight size={15} aria-hidden="true" />} to={`/canvas/${canvas.id}`}>
          {t('open')}
        </MenuItem>
        <MenuItem
          icon={<Copy size={15} aria-hidden="true" />}
          isDisabled={duplicate.isPending}
          onSelect={() => duplicate.mutate()}
        >
          {t('duplicate')}
        </MenuItem>
        {canvas.via === 'member' && (
          <MenuItem isDangerous icon={<LogOut size={15} aria-hidden="true" />} onSelect={() => setAsking(true)}>
            {t('leave')}
          </MenuItem>
        )}
      </Menu>
      {isAsking && <LeaveDialog canvasId={canvas.id} onClose={() => setAsking(false)} />}
    </>
  );
}

function LeaveDialog({ canvasId, onClose }: { canvasId: string; onClose: () => void }) {
  const t = useWords('sharing');
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const { user } = useUser();
  return (
    <ConfirmAct
      act={() => leaveCanvas(canvasId, user?.id ?? '')}
      said={{
        done: { title: t('left') },
        failed: (error) => ({ title: t('leaveFailed'), text: sentenceOf(error) }),
      }}
      onDone={async () => {
        onClose();
        await refreshOwnLists(client);
      }}
      onClose={onClose}
      title={t('leaveAsk')}
      text={t('leaveAskText')}
      action={t('leave')}
      actionBusy={t('leaving')}
    />
  );
}
