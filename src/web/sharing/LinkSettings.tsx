import { Copy, RefreshCw, Tag, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Link } from '#contract/sharing/links.schema.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';
import { linkTrouble } from './link-facts.ts';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkExpiry } from './LinkExpiry.tsx';
import { LinkOption } from './LinkOption.tsx';
import { LinkPassword } from './LinkPassword.tsx';
import { useRenew, type LinkPartProps } from './use-links.ts';

/** Everything of one link below its role: the address, what it asks, what it gives, and another address. */
export function LinkSettings({ boardId, link, change }: LinkPartProps & { boardId: string }) {
  const t = useWords('links');
  const ago = useRelativeTime();
  const [isRenewing, setRenewing] = useState(false);
  const { uses, maxUses, lastUsedAt, allowCopy, kind } = link;
  return (
    <>
      <Trouble link={link} />
      <LinkAddress link={link} />
      <LinkPassword link={link} change={change} />
      <LinkExpiry link={link} change={change} />
      {maxUses !== null && (
        <LinkOption
          icon={UserPlus}
          label={t('uses')}
          value={<span className="tnum text-sm text-ink-2">{t('usesOf', { uses, maxUses })}</span>}
        />
      )}
      {kind === 'board' && (
        <LinkOption
          icon={Copy}
          label={t('allowCopy')}
          text={t('allowCopyText')}
          isOn={change.isPending ? (change.variables.fields.allowCopy ?? allowCopy) : allowCopy}
          isBusy={change.isPending}
          onSwitch={(isOn) =>
            change.mutate({
              fields: { allowCopy: isOn },
              said: t(isOn ? 'copyOn' : 'copyOff'),
              back: { fields: { allowCopy }, said: t(allowCopy ? 'copyOn' : 'copyOff') },
            })
          }
        />
      )}
      <LabelField key={link.label} link={link} change={change} />
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line pt-2">
        <p className="min-w-0 flex-1 text-xs text-ink-3 first-letter:uppercase">
          {lastUsedAt === null ? t('neverOpened') : t('opened', { time: ago(lastUsedAt) })}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-2 max-sm:h-11"
          icon={<RefreshCw size={14} strokeWidth={2} aria-hidden="true" />}
          onClick={() => setRenewing(true)}
        >
          {t('renew')}
        </Button>
      </div>
      {isRenewing && <RenewDialog boardId={boardId} link={link} onClose={() => setRenewing(false)} />}
    </>
  );
}

/** Why it opens nothing, and what to do. */
function Trouble({ link }: { link: Link }) {
  const t = useWords('links');
  const [nowMs] = useState(() => Date.now());
  const trouble = linkTrouble(link, nowMs);
  if (trouble === null) return null;
  return (
    <p className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
      {trouble === 'full'
        ? t('full', { maxUses: link.maxUses ?? 0 })
        : t(trouble, { by: link.held?.by ?? t('theServer') })}
    </p>
  );
}

/** A name of its own, saved when it is left or by Enter. */
function LabelField({ link, change }: LinkPartProps) {
  const t = useWords('links');
  const [label, setLabel] = useState(link.label);
  const save = () => {
    const wanted = label.trim();
    if (wanted !== link.label) change.mutate({ fields: { label: wanted }, said: t('labelSaved') });
  };
  return (
    <LinkOption
      icon={Tag}
      label={t('label')}
      value={
        <input
          aria-label={t('label')}
          value={label}
          maxLength={80}
          placeholder={t('labelExample')}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
          }}
          className="h-8 w-[52%] min-w-0 rounded-control bg-surface px-2.5 text-sm text-ink shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus max-sm:h-11 max-sm:text-read"
        />
      }
    />
  );
}

function RenewDialog({ boardId, link, onClose }: { boardId: string; link: Link; onClose: () => void }) {
  const t = useWords('links');
  const { act, said, onDone } = useRenew(boardId, link.id);
  return (
    <ConfirmAct
      act={act}
      said={said}
      onDone={(changed) => {
        onDone(changed);
        onClose();
      }}
      onClose={onClose}
      title={t('renewAsk')}
      text={t('renewText')}
      action={t('renew')}
      actionBusy={t('renewing')}
    />
  );
}
