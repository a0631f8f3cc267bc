import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import type { User } from '#contract/account/account.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, sendBytes } from '../lib/api.ts';
import { refreshUser } from '../lib/session.ts';
import { nameOf } from '../shell/name-of.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { useWords } from '../words/index.ts';

/** The own picture: shown, chosen, taken away. */
export function PictureField({ user }: { user: User }) {
  const t = useWords('account');
  const common = useWords('common');
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const failed = { title: common('error'), text: t('pictureFailed') };
  const done = () => refreshUser(client);
  const change = useAct(
    (file: File) => sendBytes(accountApi.changePicture, file),
    { done: { title: common('success'), text: t('pictureSaved') }, failed },
    done,
  );
  const remove = useAct(
    () => call(accountApi.removePicture),
    { done: { title: common('success'), text: t('pictureRemoved') }, failed },
    done,
  );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={nameOf(user)} colourKey={user.id} src={user.profileImageUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <Button isBusy={change.isPending} onClick={() => picker.current?.click()}>
            {t('choosePicture')}
          </Button>
          {user.profileImageUrl && (
            <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p className="mt-1.5 text-sm text-ink-3">{t('pictureHint')}</p>
        <FilePicker
          field={picker}
          accept="image/png,image/jpeg,image/gif,image/webp"
          label={t('choosePicture')}
          onFiles={([file]) => change.mutate(file)}
        />
      </div>
    </div>
  );
}
