import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import type { User } from '#contract/account/account.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { refreshUser, useUser } from '../lib/session.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { AccountPage, AccountSection } from './AccountPage.tsx';
import { PictureField } from './PictureField.tsx';

/** Who somebody is to others: name and picture. */
export function ProfileScreen() {
  const t = useWords('account');
  const { user } = useUser();
  if (!user) return null;
  return (
    <AccountPage title={t('profile')} text={t('profileText')}>
      <AccountSection id="picture" title={t('picture')}>
        <PictureField user={user} />
      </AccountSection>
      <AccountSection id="name" title={t('name')}>
        <NameForm user={user} />
      </AccountSection>
      <AccountSection id="email" title={t('email')} text={t('emailHint')}>
        <p className="flex flex-wrap items-center gap-2 text-base">
          {user.email ?? t('noEmail')}
          {user.isSystemAdmin && <Badge>{t('isAdmin')}</Badge>}
        </p>
      </AccountSection>
    </AccountPage>
  );
}

/** In each language the name that stands first there comes first. */
function NameForm({ user }: { user: User }) {
  const t = useWords('account');
  const common = useWords('common');
  const client = useQueryClient();
  const { language } = useLanguage();
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const save = useAct(
    () => call(accountApi.updateUser, { body: { firstName, lastName } }),
    {
      done: { title: common('success'), text: t('nameSaved') },
      failed: { title: common('error'), text: t('nameFailed') },
    },
    async (saved) => {
      setFirstName(saved.firstName ?? '');
      setLastName(saved.lastName ?? '');
      await refreshUser(client);
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  const family = (
    <Input
      key="family"
      label={t('lastName')}
      value={lastName}
      maxLength={100}
      autoComplete="family-name"
      onChange={(event) => setLastName(event.target.value)}
    />
  );
  const given = (
    <Input
      key="given"
      label={t('firstName')}
      value={firstName}
      maxLength={100}
      autoComplete="given-name"
      onChange={(event) => setFirstName(event.target.value)}
    />
  );
  return (
    <form onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">{language === 'ko' ? [family, given] : [given, family]}</div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">{t('nameHint')}</p>
        <Button type="submit" variant="primary" className="ml-auto" isBusy={save.isPending}>
          {t('saveName')}
        </Button>
      </div>
    </form>
  );
}
