import { Download } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { accountApi } from '#contract/account/account.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { addressOf } from '../lib/api.ts';
import { useUser } from '../lib/session.ts';
import { keepInputMode, readInputMode } from '../lib/input-mode.ts';
import { Button, buttonLook } from '../ui/Button.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTheme } from '../ui/theme.tsx';
import { useLanguage, useWords, withWords } from '../words/index.ts';
import { AccountPage, AccountPart, AccountSection } from './AccountPage.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { MailSettings } from './MailSettings.tsx';
import { SessionList } from './SessionList.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';
import { TrashList } from './TrashList.tsx';

const VoicesSection = lazyComponent(
  () => withWords(['recipes'], import('../voices/VoicesSection.tsx')),
  'VoicesSection',
);
const RateCardSection = lazyComponent(
  () => withWords(['recipes'], import('../rates/RateCardSection.tsx')),
  'RateCardSection',
);
const NoticeSettings = lazyComponent(() => withWords(['notices'], import('./NoticeSettings.tsx')), 'NoticeSettings');
const OwnLinks = lazyComponent(() => withWords(['people'], import('../sharing/OwnLinks.tsx')), 'OwnLinks');
const AiSettings = lazyComponent(() => import('./ai/AiSettings.tsx'), 'AiSettings');

/** How the product looks and works for somebody, and what it keeps of him. */
export function SettingsScreen() {
  const t = useWords('account');
  const { user } = useUser();
  const [isDeleting, setDeleting] = useState(false);
  const isAdmin = user?.isSystemAdmin === true;
  return (
    <AccountPage title={t('settings')} {...(isAdmin && { index: <SettingsIndex /> })}>
      <Mine isParted={isAdmin}>
        <AccountSection id="appearance" title={t('appearance')}>
          <Appearance />
        </AccountSection>
        <AccountSection id="notices" title={t('notices')} text={t('noticesText')}>
          <Suspense fallback={<Skeleton className="h-[460px]" />}>
            <NoticeSettings />
          </Suspense>
        </AccountSection>
        <AccountSection id="voices" title={t('voices')}>
          <Suspense fallback={<Skeleton className="h-[138px] md:h-[118px]" />}>
            <VoicesSection />
          </Suspense>
        </AccountSection>
        <AccountSection id="rate-card" title={t('rates')}>
          <Suspense fallback={<Skeleton className="h-[271px] md:h-[226px]" />}>
            <RateCardSection />
          </Suspense>
        </AccountSection>
        <AccountSection id="links" title={t('links')} text={t('linksText')}>
          <Suspense fallback={<Skeleton className="h-[22px]" />}>
            <OwnLinks />
          </Suspense>
        </AccountSection>
        <AccountSection id="sessions" title={t('sessions')} text={t('sessionsText')}>
          <SessionList />
        </AccountSection>
        <AccountSection id="trash" title={t('trash')} text={t('trashText')}>
          <TrashList />
        </AccountSection>
        <AccountSection id="data" title={t('data')} text={t('dataText')}>
          <a href={addressOf(accountApi.exportData)} download className={buttonLook()}>
            <Download size={16} strokeWidth={2} aria-hidden="true" />
            {t('download')}
          </a>
        </AccountSection>
        <AccountSection id="danger" title={t('danger')} text={t('dangerText')} isDanger>
          <Button variant="danger-outline" onClick={() => setDeleting(true)}>
            {t('deleteAccount')}
          </Button>
        </AccountSection>
      </Mine>
      {isAdmin && (
        <AccountPart title={t('server')} text={t('serverText')}>
          <Suspense>
            <AiSettings />
          </Suspense>
          <MailSettings />
        </AccountPart>
      )}
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </AccountPage>
  );
}

/** What applies to one person only; where nothing else stands on the page, that needs no title. */
function Mine({ isParted, children }: { isParted: boolean; children: ReactNode }) {
  const t = useWords('account');
  if (!isParted) return children;
  return (
    <AccountPart title={t('mine')} text={t('mineText')}>
      {children}
    </AccountPart>
  );
}

function Appearance() {
  const t = useWords('account');
  const { theme, toggle } = useTheme();
  const { language, choose } = useLanguage();
  const [input, setInput] = useState(readInputMode);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RadioCards
        label={t('theme')}
        value={theme}
        onChoose={(wanted) => wanted !== theme && toggle()}
        options={[
          { value: 'light', title: t('light'), text: t('lightText') },
          { value: 'dark', title: t('dark'), text: t('darkText') },
        ]}
      />
      <RadioCards
        label={t('language')}
        value={language}
        onChoose={choose}
        options={[
          { value: 'ko', title: '한국어', text: t('koreanText') },
          { value: 'en', title: 'English', text: t('englishText') },
        ]}
      />
      <div className="sm:col-span-2">
        <RadioCards
          label={t('input')}
          value={input}
          onChoose={(mode) => {
            keepInputMode(mode);
            setInput(mode);
          }}
          options={[
            { value: 'pan', title: t('inputPan'), text: t('inputPanText') },
            { value: 'select', title: t('inputSelect'), text: t('inputSelectText') },
          ]}
        />
      </div>
    </div>
  );
}
