import { useState } from 'react';
import type { Audience } from '#contract/board/audience.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words/index.ts';
import { nameOf } from '../name-of.ts';
import { useMembersHere } from './use-members-here.ts';

type Choice = 'me' | 'named' | 'editors' | 'everyone';

interface AudienceChoiceProps {
  place: BoardPlace;
  /** Null for everybody. */
  audience: Audience | null;
  onChoose: (audience: Audience | null) => void;
  /** Other words for the choices than those of cards. */
  texts?: Partial<Record<Choice, string>>;
}

/** Who sees something on a board: everybody, editors, the reader alone, or those whom he names. */
export function AudienceChoice({ place, audience, onChoose, texts = {} }: AudienceChoiceProps) {
  const t = useWords('visibility');
  const userId = useUser().user?.id ?? '';
  const [picks, setPicks] = useState(false);
  const others = audience?.to === 'named' ? audience.people.filter((person) => person !== userId) : [];
  const choose = (choice: Choice) => {
    setPicks(choice === 'named');
    if (choice === 'everyone') onChoose(null);
    else if (choice === 'editors') onChoose({ to: 'editors' });
    else onChoose({ to: 'named', people: choice === 'me' ? [userId] : [userId, ...others] });
  };
  const toggle = (person: string) =>
    onChoose({
      to: 'named',
      people: [userId, ...(others.includes(person) ? others.filter((one) => one !== person) : [...others, person])],
    });
  const value = valueOf(audience, others.length > 0 || picks);
  return (
    <>
      <RadioCards
        label={t('choices')}
        value={value}
        onChoose={choose}
        options={(['me', 'named', 'editors', 'everyone'] as const).map((one) => ({
          value: one,
          title: t(one),
          text: texts[one] ?? t(`${one}Text`),
        }))}
      />
      {value === 'named' && <People place={place} chosen={others} onToggle={toggle} />}
    </>
  );
}

function valueOf(audience: Audience | null, isNamed: boolean): Choice {
  if (!audience) return 'everyone';
  if (audience.to === 'editors') return 'editors';
  return isNamed ? 'named' : 'me';
}

interface PeopleProps {
  place: BoardPlace;
  chosen: readonly string[];
  onToggle: (personId: string) => void;
}

/** The members of the board beside its owner and the reader, to choose among. */
function People({ place, chosen, onToggle }: PeopleProps) {
  const t = useWords('visibility');
  const sharing = useWords('sharing');
  const userId = useUser().user?.id ?? '';
  const members = useMembersHere(place);
  if (!members) return <p className="text-sm text-ink-3">{t('loading')}</p>;
  const others = members.filter(({ userId: one, role }) => one !== userId && role !== 'owner');
  if (others.length === 0) return <p className="text-sm text-ink-3">{t('nobody')}</p>;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">{t('people')}</legend>
      <div className="flex max-h-52 flex-col overflow-y-auto">
        {others.map((person) => {
          const name = nameOf(person.user) || sharing('nameless');
          return (
            <label
              key={person.userId}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[8px] px-2 hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={chosen.includes(person.userId)}
                onChange={() => onToggle(person.userId)}
                className="size-[18px] shrink-0 accent-(--accent) outline-none"
              />
              <Avatar name={name} colourKey={person.userId} />
              <span className="min-w-0 truncate text-base">{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
