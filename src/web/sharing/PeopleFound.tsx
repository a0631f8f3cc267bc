import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { floatingLook } from '../ui/floating.ts';
import { useWords } from '../words/index.ts';
import { usePersonName } from './people.ts';

interface PeopleFoundProps {
  listId: string;
  people: readonly Sharing['owner'][];
  active: number;
  onPick: (person: Sharing['owner']) => void;
}

/** Who fits what is typed, below the field that keeps the focus. */
export function PeopleFound({ listId, people, active, onPick }: PeopleFoundProps) {
  const t = useWords('sharing');
  const nameOf = usePersonName();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('suggestions')}
      className={classes(floatingLook, 'absolute inset-x-0 top-[calc(100%+4px)] max-h-60 overflow-y-auto p-1.5')}
    >
      {people.map((person, i) => (
        <button
          type="button"
          tabIndex={-1}
          key={person.id}
          id={`${listId}-${i}`}
          role="option"
          aria-selected={i === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className={classes(
            'flex min-h-11 w-full items-center text-left gap-2.5 rounded-[7px] px-2.5 py-1 hover:bg-surface-3',
            i === active && 'bg-surface-3',
          )}
        >
          <Avatar name={nameOf(person)} colourKey={person.id} src={person.profileImageUrl} />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">{nameOf(person)}</span>
            {person.email && <span className="block truncate text-xs text-ink-3">{person.email}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
