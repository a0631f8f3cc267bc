import { useState, type FormEvent } from 'react';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { accountApi } from '#contract/account/account.api.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';

/** Asks for the own address before everything goes, and leaves for the landing page afterwards. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('account');
  const common = useWords('common');
  const { user } = useUser();
  const shared = useReading(canvasesApi.list).data?.filter(({ isShared }) => isShared) ?? [];
  const [typed, setTyped] = useState('');
  const wanted = user?.email ?? user?.id ?? '';
  const remove = useAct(
    () => call(accountApi.removeAccount, { body: { confirm: typed } }),
    {
      failed: (error) => ({
        title: t('deleteFailed'),
        text: t(error instanceof ApiError && error.code === 'conflict' ? 'deleteConflict' : 'deleteRetry'),
      }),
    },
    () => location.assign('/'),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(undefined);
  };
  const isSame = typed.trim().toLowerCase() === wanted.toLowerCase();
  return (
    <Dialog isOpen onClose={onClose} title={t('deleteAsk')} text={t('dangerText')} isAlert>
      <form onSubmit={submit} className="mt-4">
        {shared.length > 0 && (
          <p role="note" className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
            {t('deleteShared', { titles: shared.map(({ title }) => title).join(', ') })}
          </p>
        )}
        <Input
          label={t('deleteConfirm', { confirm: wanted })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="danger" disabled={!isSame} isBusy={remove.isPending}>
            {remove.isPending ? t('deleting') : t('deleteAccount')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
