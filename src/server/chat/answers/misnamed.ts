import { placedIn, type PlacedFigure } from './figures.ts';
import { wordsOf } from './heads.ts';
import { areApart, matterOf, mattersIn, type Matter } from './matters.ts';
import { cellsOf, statementsOf, type Statement } from './statements.ts';

/** A figure of a passage with what its sentence, item or row names as being measured. */
interface Named {
  figure: PlacedFigure;
  /** What it is plainly of; null where the words around it do not say. */
  own: Matter | null;
  beside: readonly Matter[];
}

/** A passage as it is asked what its figures measure. */
export interface Measured {
  byValue: ReadonlyMap<number, readonly Named[]>;
  /** By name, in which of its sentences it is named. */
  names: ReadonlySet<string>;
}

/** Between a name and its figure stands what says nothing else: '월', 'is', 'about'. */
const LINK =
  /^(?:월|한|달|연|년|일|주|첫|총|약|대략|거의|무려|모두|전체|합계|평균|현재|최대|최소|매달|매월|매년|각각|기준|오직|단|it|is|are|was|were|be|been|of|at|about|around|roughly|nearly|almost|only|just|over|a|an|the|total|totals|totalled|totaled|reached|hit|came|comes|come|to|stood|stands|stand|rose|grew|fell|dropped|average|averaged|averages|currently|now|up|month|monthly|year|yearly|week|weekly|costs?|us|me|you|them|covers?|worth|편에|편당|개에|개당|하루|하루에|시간에|시간당|이번|시즌|시즌에)$/u;
/** With any other particle a name says from where; '교통비로' is what it was paid for. */
const OTHER_PARTICLE = /(?:에서|에게|(?<!금)으로|(?<![비료세으])로|부터|까지|보다|처럼|대로|에|와|과)$/u;
/** '320만 원의 매출', '$2,700 in revenue', '4,300 new likes'. */
const BEHIND = /^(?:\p{Script=Hangul}{0,3}의\s|\s(?:in|of)\s|\s)((?:[\p{L}-]+\s?){1,2})/u;

const saidIn = (text: string): string[] => wordsOf(text).map(({ said }) => said);

function inText(text: string): Named[] {
  const plain = text.normalize('NFKC').trim();
  const beside = mattersIn(saidIn(plain));
  const figures = placedIn(plain);
  return figures.map((figure, at) => {
    const from = figures[at - 1]?.end ?? 0;
    const own = beside.length === 0 ? null : ownOf(plain, figure, from);
    return { figure, own, beside };
  });
}

function ownOf(plain: string, { start, end, unit }: PlacedFigure, from: number): Matter | null {
  const isRate = unit === '%';
  const counted = /^[a-z]{3,}$/u.test(unit) ? (matterOf([`${unit}s`], false) ?? matterOf([unit], false)) : null;
  if (counted) return counted;
  const ahead =
    plain
      .slice(from, start)
      .split(/[,;]\s/u)
      .at(-1) ?? '';
  const words = saidIn(ahead);
  while (LINK.test(words.at(-1) ?? '')) words.pop();
  const isBare = !OTHER_PARTICLE.test(words.at(-1) ?? '');
  // 'The height of the table is': what is measured stands before what has it.
  const of = words.indexOf('of');
  const named = isBare ? (matterOf(words, isRate) ?? (of > 0 ? matterOf(words.slice(0, of), isRate) : null)) : null;
  if (named) return named;
  const [, behind = ''] = BEHIND.exec(plain.slice(end).replace(/^(?=[a-z])/iu, ' ')) ?? [];
  const [first, second] = saidIn(behind);
  if (first === undefined) return null;
  return (second === undefined ? null : matterOf([first, second], isRate)) ?? matterOf([first], isRate);
}

function inRow(text: string, columns: readonly string[]): Named[] {
  const cells = cellsOf(text);
  return cells.slice(1).flatMap((cell, place) => {
    const head = columns[place + 1 + columns.length - cells.length] ?? '';
    const beside = mattersIn(saidIn(`${cells[0] ?? ''} ${head} ${cell}`));
    const isOf = (text: string, { unit }: PlacedFigure) => matterOf(saidIn(text), unit === '%');
    return placedIn(cell).map((figure) => ({
      figure,
      own: isOf(head, figure) ?? isOf(cells[0] ?? '', figure),
      beside,
    }));
  });
}

const namedIn = ({ text, columns }: Pick<Statement, 'text' | 'columns'>): Named[] =>
  columns === null ? inText(text) : inRow(text, columns);

export function measuredBy(passage: string, statements = statementsOf(passage)): Measured {
  const byValue = new Map<number, Named[]>();
  for (const named of statements.flatMap(namedIn)) {
    const alike = byValue.get(named.figure.value) ?? [];
    alike.push(named);
    byValue.set(named.figure.value, alike);
  }
  return { byValue, names: new Set(mattersIn(saidIn(passage)).map(({ name }) => name)) };
}

/**
 * Whether a statement says of a figure that it measures one thing, while wherever its passages have it, it measures another
 * that the statement does not name: '소득 280만 원' of a rent.
 */
export function isMisnamed(statement: Pick<Statement, 'text' | 'columns'>, cited: readonly Measured[]): boolean {
  const said = namedIn(statement);
  return said.some(({ figure, own, beside }) => {
    if (!own) return false;
    const places = cited.flatMap(({ byValue }) => byValue.get(figure.value) ?? []);
    const isKnown = cited.some(({ names }) => names.has(own.name));
    return (
      places.length > 0 &&
      places.every((place) => {
        if (!place.own || place.beside.some((one) => !areApart(own, one))) return false;
        const isNamed = beside.some((one) => place.own && !areApart(one, place.own));
        return !isNamed && (isKnown || !(own.isCompound || place.own.isCompound));
      })
    );
  });
}
