import type { Finding } from '#contract/base/finding.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { formatMoment } from '#contract/base/moment.ts';
import { placedMarks } from '#contract/chat/citations.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { textValue } from '#contract/recipes/values.ts';
import { disclosureRules } from '#contract/rules/disclosure/disclosure-rules.ts';
import type { Words } from '../../words/index.ts';
import type { ResultReading } from './read-result.ts';

/** 'open': it is judged when more is there. */
export interface CheckRow {
  id: string;
  state: 'ok' | 'warn' | 'bad' | 'open';
  title: string;
  text?: string;
  /** What was found, where it is about a place or can be mended. */
  finding?: Finding;
  /** Where it is, of what no rule found. */
  at?: Span;
}

/** How the quotations of a finished result stand with their sources; null while nobody has compared them. */
export interface QuotesState {
  verbatim: number;
  other: number;
}

interface Checked {
  recipe: Recipe;
  values: RecipeValues;
  text: string;
  reading: ResultReading;
  isWriting: boolean;
  quotes: QuotesState | null;
  /** Sentences that are not borne out. */
  doubted: readonly Span[];
  t: Words<'making'>;
  language: 'ko' | 'en';
}

const DISCLOSING: ReadonlySet<string> = new Set(disclosureRules.map(({ id }) => id));
const isDisclosing = ({ rule }: Finding): boolean => DISCLOSING.has(rule);
const isOfLength = ({ rule }: Finding): boolean => /^(?:whole|section|targets|hook|lines|beat)-|-over$/.test(rule);
const isOfStructure = ({ rule }: Finding): boolean => /^section-(?:missing|empty|order)$|^beat-missing$/.test(rule);
const isBlank = ({ rule }: Finding): boolean => rule === 'blank-left';

/**
 * What the recipe's own rules say of what is whole so far. While it is written only what stands at a place is told: what is
 * missing may still come.
 */
export function findingsSoFar(
  { check }: Recipe,
  values: RecipeValues,
  text: string,
  { wholeUpTo, isWriting }: { wholeUpTo: number; isWriting: boolean },
): readonly Finding[] {
  if (!check) return [];
  if (!isWriting) return check(text, values);
  const whole = text.slice(0, wholeUpTo);
  return whole.trim() === '' ? [] : check(whole, values).filter(({ at }) => at !== null);
}

/** The checks of a result in the order in which they are read: what is wrong first within each. */
export function checkRows(findings: readonly Finding[], checked: Checked): CheckRow[] {
  const { recipe, values, isWriting, t } = checked;
  const others = findings.filter((one) => !isDisclosing(one) && !isOfLength(one) && !isBlank(one));
  const mayJudge = recipe.check !== undefined;
  return [
    ...quoteRows(checked),
    ...doubtRows(checked),
    ...(checked.reading.isSpoken ? lengthRows(findings.filter(isOfLength), checked) : []),
    ...(checked.reading.isSpoken ? [] : findings.filter(isOfLength).map(found(checked))),
    ...(textValue(values, 'sponsor').trim() === ''
      ? []
      : orFine(findings.filter(isDisclosing), checked, 'disclosure', isWriting ? 'open' : 'ok')),
    ...(mayJudge ? orFine(findings.filter(isBlank), checked, 'blanks', isWriting ? 'open' : 'ok') : []),
    ...others.map(found(checked)),
    ...(mayJudge && !isWriting && others.length === 0
      ? [{ id: 'rules', state: 'ok', title: t('check.rules'), text: t('check.rulesText') } as const]
      : []),
  ];
}

const found =
  ({ t, language }: Checked) =>
  (finding: Finding, i: number): CheckRow => ({
    id: `${finding.rule}-${i}`,
    state: finding.level === 'error' ? 'bad' : 'warn',
    title: t(finding.level === 'error' ? 'check.mend' : 'check.look'),
    text: finding.words[language],
    finding,
  });

function orFine(
  findings: readonly Finding[],
  checked: Checked,
  id: 'disclosure' | 'blanks',
  state: 'open' | 'ok',
): CheckRow[] {
  if (findings.length > 0)
    return findings.map((finding, i) => ({
      ...found(checked)(finding, i),
      id: `${id}-${i}`,
      title: checked.t(`check.${id}`),
    }));
  const { t } = checked;
  const text = state === 'ok' ? t(`check.${id}Fine`) : id === 'disclosure' ? t('check.disclosureOpen') : null;
  return text === null ? [] : [{ id, state, title: t(`check.${id}`), text }];
}

function quoteRows({ text, isWriting, quotes, t }: Checked): CheckRow[] {
  const count = placedMarks(text).length;
  if (isWriting || quotes === null) {
    const state = 'open' as const;
    return [{ id: 'quotes', state, title: t('check.quotes', { count }), text: t('check.quotesOpen') }];
  }
  const { verbatim, other } = quotes;
  if (verbatim + other === 0)
    return [{ id: 'quotes', state: 'open', title: t('check.quotesNone'), text: t('check.quotesNoneText') }];
  return other === 0
    ? [
        {
          id: 'quotes',
          state: 'ok',
          title: t('check.quotesFine', { count: verbatim }),
          text: t('check.quotesFineText'),
        },
      ]
    : [
        {
          id: 'quotes',
          state: 'warn',
          title: t('check.quotesOther', { count: other }),
          text: t('check.quotesOtherText'),
        },
      ];
}

function doubtRows({ doubted, t }: Checked): CheckRow[] {
  const [at] = doubted;
  if (!at) return [];
  const title = t('check.claims', { count: doubted.length });
  return [{ id: 'claims', state: 'warn', title, text: t('check.claimsText'), at }];
}

function lengthRows(findings: readonly Finding[], checked: Checked): CheckRow[] {
  const { reading, isWriting, t } = checked;
  const rows = findings.map((finding, i) => ({
    ...found(checked)(finding, i),
    id: `length-${i}`,
    title: t(isOfStructure(finding) ? 'check.structure' : 'check.length'),
  }));
  const { spokenSec, targetSec } = reading;
  const target = targetSec === null ? null : formatMoment(targetSec);
  if (isWriting && target !== null)
    return [
      ...rows,
      { id: 'length', state: 'open', title: t('check.length'), text: t('check.lengthOpen', { target }) },
    ];
  if (rows.length > 0 || isWriting) return rows;
  const time = formatMoment(Math.round(spokenSec));
  const text =
    target === null
      ? t('check.lengthIs', { time })
      : t(reading.isMost ? 'check.lengthWithin' : 'check.lengthFine', { time, target });
  return [{ id: 'length', state: 'ok', title: t('check.length'), text }];
}
