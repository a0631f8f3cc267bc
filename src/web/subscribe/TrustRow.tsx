import { CircleX, Lock, ShieldCheck, Zap } from 'lucide-react';
import { useWords } from '../words/index.ts';

const notes = [
  ['trustSecure', ShieldCheck],
  ['trustCancel', CircleX],
  ['trustSsl', Lock],
  ['trustInstant', Zap],
] as const;

/** What holds for every subscription. Who handles the payment is said only where there is one. */
export function TrustRow({ isBillingOn }: { isBillingOn: boolean }) {
  const t = useWords('subscribe');
  return (
    <div className="mt-9">
      <ul
        aria-label={t('trust')}
        className="mx-auto grid w-fit grid-cols-2 gap-x-8 gap-y-3 text-base text-ink-2 sm:flex"
      >
        {notes.map(([note, Icon]) => (
          <li key={note} className="flex items-center gap-2">
            <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
            {t(note)}
          </li>
        ))}
      </ul>
      {isBillingOn && <p className="mt-3 text-center text-sm text-ink-3">{t('trustStripe')}</p>}
    </div>
  );
}
