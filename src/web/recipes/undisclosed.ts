import { recipeIn } from '#contract/recipes/chosen.ts';
import { errorsOf, type Finding } from '#contract/base/finding.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { publishedKind } from './published-kind.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { checkDisclosure } from '#contract/rules/disclosure/disclosure.ts';
import type { Sponsor } from '#contract/rules/disclosure/disclosure-line.ts';
import { disclosureRules } from '#contract/rules/disclosure/disclosure-rules.ts';
import { dealIn } from '#contract/offers/deal.ts';
import { offerOnCard, SPONSOR_CARD, sponsorOf } from '#contract/offers/sponsor-of.ts';
import { textValue } from '#contract/recipes/values.ts';

interface Noted {
  id: string;
  /** Of the node; absent where it is known to be a note. */
  type?: string;
  title: string;
  content: string;
  metadata: Record<string, unknown>;
}

/** A text of a board with a sponsor that does not say so rightly. */
export interface Undisclosed {
  id: string;
  title: string;
  findings: readonly Finding[];
}

const rules: ReadonlySet<string> = new Set(disclosureRules.map(({ id }) => id));

/**
 * What would be published from a board without a right disclosure: results by the sponsor that their own form names, or else by
 * the sponsor of a deal on the board that was not declined; by that one also notes that people wrote themselves.
 */
export function undisclosedOn(nodes: Iterable<Noted>): Undisclosed[] {
  const all = [...nodes];
  const results = all.flatMap((node) => {
    const made = recipeIn(node.metadata);
    const recipe = made && findKind(made.id);
    return made && recipe ? [{ node, made, recipe }] : [];
  });
  const sponsor = sponsorOn(results.flatMap(({ node, made }) => (made.id === SPONSOR_CARD ? [node] : [])));
  return all.flatMap((node): Undisclosed[] => {
    const result = results.find((one) => one.node === node);
    const findings = result
      ? ofResult(result.recipe, sponsored(result.made.values, node.content, sponsor), node.content)
      : ofNote(node, sponsor);
    return findings.length > 0 ? [{ id: node.id, title: node.title, findings }] : [];
  });
}

function ofResult(recipe: Recipe, values: RecipeValues, content: string): readonly Finding[] {
  const mayDisclose = recipe.fields.some(({ name }) => name === 'sponsor');
  if (!mayDisclose || textValue(values, 'sponsor') === '') return [];
  return errorsOf(recipe.check?.(content, values) ?? []).filter(({ rule }) => rules.has(rule));
}

function ofNote(
  { title, content, type = 'text', metadata }: Noted,
  deal: Required<Sponsor> | null,
): readonly Finding[] {
  const isWritten = NOTES.has(type) && metadata['recipe'] === undefined;
  const kind = deal !== null && isWritten ? publishedKind(title, content) : null;
  if (deal === null || kind === null) return [];
  const sponsor = { ...deal, brand: deal.brand || NOBODY[/[가-힣]/.test(content) ? 'ko' : 'en'] };
  return errorsOf(checkDisclosure(kind, content, { sponsor, title, language: 'ko' }));
}

const NOTES: ReadonlySet<string> = new Set(['text', 'sticky', 'ai']);
const NOBODY = { ko: '광고주', en: 'the sponsor' };

/** The sponsor of a board by the cards of its deals: of one that was not declined, rather one that names its brand. */
export function sponsorOn(cards: readonly Pick<Noted, 'content' | 'metadata'>[]): Required<Sponsor> | null {
  const sponsors = cards
    .filter(({ metadata }) => dealIn(metadata)?.state !== 'declined')
    .map((card) => sponsorOf(offerOnCard(card)));
  return sponsors.find(({ brand }) => brand !== '') ?? sponsors[0] ?? null;
}

/** What a result is checked by: the sponsor that its own form names, or else that of the board. */
export const sponsored = (values: RecipeValues, content: string, deal: Required<Sponsor> | null): RecipeValues =>
  deal === null || textValue(values, 'sponsor').trim() !== ''
    ? values
    : {
        ...values,
        sponsor: deal.brand || NOBODY[/[가-힣]/.test(content) ? 'ko' : 'en'],
        sponsorKind: deal.kind,
      };
