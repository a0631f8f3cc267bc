import { useState, type FormEvent } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
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
