import { recipeIn } from './chosen.ts';
import { errorsOf, type Finding } from './finding.ts';
import { findKind } from './kinds/index.ts';
import type { RecipeValues } from './recipe.ts';
import { readBrief } from './sponsor/brief.ts';
import { disclosureRules } from './sponsor/disclosure-rules.ts';
import { dealIn } from './sponsor/kept-deal.ts';
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
 * else by the sponsor of a deal on the board that was not declined. `today` is an ISO day, for the dates of briefs.
 */
export function undisclosedOn(nodes: Iterable<Noted>, today: string): Undisclosed[] {
  const results = [...nodes].flatMap((node) => {
    const made = recipeIn(node.metadata);
    const recipe = made && findKind(made.id);
    return made && recipe ? [{ node, made, recipe }] : [];
  });
  const brand = results
    .map(({ node, made }) => (made.id === 'sponsor-brief' ? brandOf(node, today) : ''))
    .find(Boolean);
  return results.flatMap(({ node, made, recipe }): Undisclosed[] => {
    const values = sponsored(made.values, brand ?? '');
    const mayDisclose = recipe.fields.some(({ name }) => name === 'sponsor');
    if (!mayDisclose || textValue(values, 'sponsor') === '') return [];
    const findings = errorsOf(recipe.check?.(node.content, values) ?? []).filter(({ rule }) => rules.has(rule));
    return findings.length > 0 ? [{ id: node.id, title: node.title, findings }] : [];
  });
}

const sponsored = (values: RecipeValues, brand: string): RecipeValues =>
  textValue(values, 'sponsor').trim() === '' ? { ...values, sponsor: brand } : values;

/** Of the deal that the card holds; empty where it was declined or names nobody. */
function brandOf({ content, metadata }: Noted, today: string): string {
  return dealIn(metadata)?.state === 'declined' ? '' : (readBrief(content, { today }).brand?.value ?? '');
}
