import { readFileSync } from 'node:fs';
import { readForm } from '#contract/offers/read-form.ts';
import { judge, mailOf, SENT, type Judged } from './score.ts';
const rows = readFileSync(new URL(process.argv[2] ?? './corpus.jsonl', import.meta.url), 'utf8').trim().split('\n').map((l) => JSON.parse(l) as Judged);
let [form, got, wrong] = [0, 0, 0];
const quiet = process.argv[3] === 'quiet';
for (const { name, text, card, form: fields = [] } of rows) {
  const offer = readForm([mailOf(text)], SENT);
  for (const v of judge(offer, card)) {
    if (fields.includes(v.field)) { form++; if (v.is === 'right') got++; else if (!quiet && v.is === 'missed') console.log('MISS', name, v.field, v.wanted); }
    if (v.is === 'wrong') { wrong++; if (!quiet) console.log('WRONG', name, v.field, v.said, '≠', v.wanted); }
  }
}
console.log({ form, got, recall: got / form, wrong });
