import { Users } from 'lucide-react';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { floatingLook } from '../ui/floating.ts';
import { useWords } from '../words/index.ts';
import { usePersonName } from './people.ts';
import { isGroup, type Found } from './use-found-people.ts';

interface PeopleFoundProps {
  listId: string;
  people: readonly Found[];
  active: number;
  onPick: (found: Found) => void;
}

/** Who fits what is typed, below the field that keeps the focus. */
export function PeopleFound({ listId, people, active, onPick }: PeopleFoundProps) {
  const t = useWords('sharing');
  const groups = useWords('groups');
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
          {isGroup(person) ? (
            <>
              <span
                aria-hidden="true"
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-control bg-wood-soft text-k-group-ink"
              >
                <Users size={15} strokeWidth={1.75} />
              </span>
              <Lines
                name={person.name}
                text={groups('suggestion', { org: person.orgName, count: person.memberCount })}
              />
            </>
          ) : (
            <>
              <Avatar name={nameOf(person)} colourKey={person.id} src={person.profileImageUrl} />
              <Lines name={nameOf(person)} text={person.email} />
            </>
          )}
        </button>
      ))}
    </div>
  );
}

const Lines = ({ name, text }: { name: string; text: string | null }) => (
  <span className="min-w-0">
    <span className="block truncate text-sm font-semibold">{name}</span>
    {text && <span className="block truncate text-xs text-ink-3">{text}</span>}
  </span>
);
