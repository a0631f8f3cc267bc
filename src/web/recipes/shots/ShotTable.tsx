import type { Shot } from './shot-list.ts';
import { classes } from '../../ui/classes.ts';
import { useWords, type Words } from '../../words/index.ts';
import { timeOf, type ShotHead } from './shot-text.ts';

/** The names of the columns. */
export const headOf = (t: Words<'prompter'>): ShotHead => [
  t('section'),
  t('time'),
  t('words'),
  t('screen'),
  t('broll'),
];

/** On a telephone they have no columns of their own: what they hold stands below the words. */
const BELOW_WORDS = 3;

/** One row a shot; the name of a section stands in its first row. */
export function ShotTable({ shots }: { shots: readonly Shot[] }) {
  const t = useWords('prompter');
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-left text-ink-3">
          {headOf(t).map((name, i) => (
            <th
              key={name}
              scope="col"
              className={classes('px-2 py-1.5 font-semibold whitespace-nowrap', i >= BELOW_WORDS && 'max-sm:hidden')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shots.map((shot, i) => (
          <tr key={i} className="border-b border-line align-top">
            <th scope="row" className="min-w-[4.5em] px-2 py-1.5 text-left font-semibold">
              {shot.section === shots[i - 1]?.section ? '' : shot.section}
            </th>
            <td className="px-2 py-1.5 whitespace-nowrap text-ink-3 tnum">{timeOf(shot)}</td>
            <td className="px-2 py-1.5 whitespace-pre-line sm:min-w-[14em]">
              {shot.spoken}
              <Below name={t('screen')} words={shot.screen} />
              <Below name={t('broll')} words={shot.broll} />
            </td>
            <td className="min-w-[8em] px-2 py-1.5 whitespace-pre-line text-ink-2 max-sm:hidden">{shot.screen}</td>
            <td className="min-w-[8em] px-2 py-1.5 whitespace-pre-line text-ink-2 max-sm:hidden">{shot.broll}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Below({ name, words }: { name: string; words: string }) {
  if (words === '') return null;
  return (
    <span className="mt-1 block text-ink-2 sm:hidden">
      <b className="font-semibold">{name}</b> {words}
    </span>
  );
}
