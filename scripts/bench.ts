import { run } from './stages.ts';

const benches: Record<string, string> = {
  board: 'bench/board.ts',
  durability: 'bench/durability.ts',
  articles: 'bench/articles.ts',
  documents: 'bench/documents.ts',
  bombs: 'bench/bombs.ts',
  retrieval: 'bench/retrieval.ts',
  questions: 'bench/questions.ts',
  ssrf: 'bench/ssrf.ts',
  youtube: 'bench/youtube.ts',
  size: 'bench/size.ts',
  lighthouse: 'bench/lighthouse.ts',
  injection: 'bench/injection.ts',
  hostile: 'bench/hostile.ts',
  server: 'bench/server.ts',
  reliability: 'bench/reliability.ts',
  citations: 'bench/citations.ts',
  'ai-overhead': 'bench/ai-overhead.ts',
  'recipe-offers': 'bench/recipe-offers.ts',
  creators: 'bench/creators.ts',
  claims: 'bench/claims.ts',
  offers: 'bench/offers.ts',
  structure: 'bench/structure.ts',
  'ai-phrases': 'bench/ai-phrases.ts',
  'red-flags': 'bench/red-flags.ts',
  together: 'bench/together.ts',
};

/** npm run bench -- NAME: prints a table for people and, as the last line, one line of JSON. */
const [name = '', ...options] = process.argv.slice(2);
const file = benches[name];
if (!file) {
  console.log(`Which bench? npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exit(2);
}
process.exit(await run('node', ['--no-warnings', file, ...options]));
