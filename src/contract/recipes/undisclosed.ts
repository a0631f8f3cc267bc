import { recipeIn } from './chosen.ts';
import { errorsOf, type Finding } from './finding.ts';
import { findKind } from './kinds/index.ts';
import type { RecipeValues } from './recipe.ts';
import type { Sponsor } from './sponsor/disclosure-line.ts';
import { disclosureRules } from './sponsor/disclosure-rules.ts';
import { dealIn } from './sponsor/kept-deal.ts';
import { sponsorOfCard } from './sponsor/sponsor-of-card.ts';
import { textValue } from './values.ts';

interface Noted {
  id: string;
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
 * The results on a board that would be published without a right disclosure: by the sponsor that their own form names, or
 * else by the sponsor of a deal on the board that was not declined.
 */
export function undisclosedOn(nodes: Iterable<Noted>): Undisclosed[] {
  const results = [...nodes].flatMap((node) => {
    const made = recipeIn(node.metadata);
    const recipe = made && findKind(made.id);
    return made && recipe ? [{ node, made, recipe }] : [];
  });
  const sponsor = sponsorOn(results.flatMap(({ node, made }) => (made.id === SPONSOR_CARD ? [node] : [])));
  return results.flatMap(({ node, made, recipe }): Undisclosed[] => {
    const values = sponsored(made.values, node.content, sponsor);
    const mayDisclose = recipe.fields.some(({ name }) => name === 'sponsor');
    if (!mayDisclose || textValue(values, 'sponsor') === '') return [];
    const findings = errorsOf(recipe.check?.(node.content, values) ?? []).filter(({ rule }) => rules.has(rule));
    return findings.length > 0 ? [{ id: node.id, title: node.title, findings }] : [];
  });
}

export const SPONSOR_CARD = 'sponsor-brief';

/** The sponsor of a board by the cards of its deals: of one that was not declined, rather one that names its brand. */
export function sponsorOn(cards: readonly Pick<Noted, 'content' | 'metadata'>[]): Required<Sponsor> | null {
  const sponsors = cards
    .filter(({ metadata }) => dealIn(metadata)?.state !== 'declined')
    .map(({ content }) => sponsorOfCard(content));
  return sponsors.find(({ brand }) => brand !== '') ?? sponsors[0] ?? null;
}

/** What a result is checked by: the sponsor that its own form names, or else that of the board. */
export const sponsored = (values: RecipeValues, content: string, deal: Required<Sponsor> | null): RecipeValues =>
  deal === null || textValue(values, 'sponsor').trim() !== ''
    ? values
    : {
        ...values,
        sponsor: deal.brand || (/[가-힣]/.test(content) ? '광고주' : 'the sponsor'),
        sponsorKind: deal.kind,
      };
