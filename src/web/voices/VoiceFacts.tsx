import type { ReactNode } from 'react';
import { endingClasses, endingRows } from '#contract/recipes/voice/endings.ts';
import { openersFor, type VoiceProfile } from '#contract/recipes/voice/profile.ts';
import { percent, tenth } from '#contract/base/figures.ts';
import { useLanguage, useWords } from '../words/index.ts';

const LEAST_SHARE = 0.03;
const MOST_SHOWN = 6;

/** What was measured of a voice, figure by figure. */
export function VoiceFacts({ profile }: { profile: VoiceProfile }) {
  const t = useWords('voices');
  const { language } = useLanguage();
  const { measure } = profile;
  const { length, sentences, texts, words, questions, exclamations, fillers, favourites, syllablesPerSec } = measure;
  const endings = endingClasses
    .map((name) => ({ words: endingRows[name].words[language], share: measure.endings[name] }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share);
  return (
    <section aria-label={t('facts')} className="rounded-card bg-surface-2 px-3.5 py-3 text-sm text-ink-2">
      <b className="block font-semibold text-ink">{t('facts')}</b>
      {!measure.isEnough && <p className="mt-1 text-warn">{t('fact.few')}</p>}
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-3.5 gap-y-1.5">
        <Fact name={t('fact.from')}>{t('fact.counts', { texts, words, sentences })}</Fact>
        {sentences > 0 && (
          <Fact name={t('fact.length')}>
            {t('fact.syllables', {
              mean: tenth(length.mean),
              from: tenth(length.deciles[0] ?? 0),
              to: tenth(length.deciles[8] ?? 0),
            })}
          </Fact>
        )}
        {measure.language === 'ko' && endings.length > 0 && (
          <Fact name={t('fact.endings')}>
            <Chips of={endings.map((one) => [one.words, percent(one.share)])} />
          </Fact>
        )}
        <Fact name={t('fact.marks')}>
          {t('fact.shares', { questions: percent(questions), exclamations: percent(exclamations) })}
        </Fact>
        {fillers.length > 0 && (
          <Fact name={t('fact.fillers')}>
            <Chips of={fillers.map((one) => [one.words, tenth(one.per100)])} />
          </Fact>
        )}
        {openersFor(profile).length > 0 && (
          <Fact name={t('fact.openers')}>
            <Chips of={openersFor(profile).map((one) => [one])} />
          </Fact>
        )}
        {favourites.length > 0 && (
          <Fact name={t('fact.favourites')}>
            <Chips of={favourites.map((one) => [one.words])} />
          </Fact>
        )}
        <Fact name={t('fact.pace')}>
          {syllablesPerSec === null ? t('fact.noPace') : t('fact.perSecond', { count: tenth(syllablesPerSec) })}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 text-ink tnum">{children}</dd>
    </>
  );
}

/** Words with their figure, where they have one. */
function Chips({ of }: { of: readonly (readonly [words: string, figure?: string])[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {of.slice(0, MOST_SHOWN).map(([words, figure]) => (
        <li key={words} className="rounded-chip bg-surface px-1.5 text-ink shadow-[inset_0_0_0_1px_var(--line)]">
          {words}
          {figure !== undefined && <span className="pl-1 text-ink-3">{figure}</span>}
        </li>
      ))}
    </ul>
  );
}
