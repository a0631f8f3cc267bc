import { askedRecipe } from '../src/web/recipes/asked/asked-recipe.ts';
import { askedElse, askedOf } from '../src/web/recipes/asked/labelled-questions.ts';
import { sealed } from './recipe-offers/sealed.ts';

/** How well the chat tells which questions ask for a thing that we make: on what it was written for, and on what it was not. */
type Labelled = readonly [question: string, wanted: string | null];

const tuned: readonly Labelled[] = [
  ...askedOf.map(([question, { id }]): Labelled => [question, String(id)]),
  ...askedElse.map((question): Labelled => [question, null]),
];

function measure(set: readonly Labelled[]) {
  const judged = set.map(([question, wanted]) => ({ question, wanted, found: askedRecipe(question)?.id ?? null }));
  const offered = judged.filter(({ found }) => found !== null);
  const right = offered.filter(({ found, wanted }) => found === wanted).length;
  const meant = judged.filter(({ wanted }) => wanted !== null).length;
  const wrong = judged.filter(({ found, wanted }) => found !== wanted);
  return { questions: set.length, precision: right / (offered.length || 1), recall: right / (meant || 1), wrong };
}

const results = { tuned: measure(tuned), sealed: measure(sealed) };
for (const [name, { questions, precision, recall, wrong }] of Object.entries(results)) {
  console.log(`${name}: ${questions} questions, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
  for (const { question, wanted, found } of wrong) console.log(`  ${question}: ${found ?? '-'} for ${wanted ?? '-'}`);
}
const told = Object.entries(results).map(([name, { questions, precision, recall }]) => [
  name,
  { questions, precision, recall },
]);
console.log(JSON.stringify({ bench: 'recipe-offers', ...Object.fromEntries(told) }));
