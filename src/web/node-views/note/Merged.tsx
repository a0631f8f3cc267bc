import { mergedText } from '../../recipes/merge.ts';
import { AnswerChanges } from '../../chat/answer/AnswerChanges.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words/index.ts';
import type { Merging } from './replay.ts';

/** Which text stands where both were changed, by the place of the stretch; what a person wrote where nothing was chosen. */
export type Sides = ReadonlyMap<number, 'mine' | 'theirs'>;
export const NO_SIDES: Sides = new Map();

export const merge = ({ stretches }: Merging, sides: Sides): string =>
  mergedText(stretches, (place) => sides.get(place) ?? 'mine');

interface MergedProps {
  /** What the note says now. */
  content: string;
  merging: Merging;
  sides: Sides;
  onChoose: (sides: Sides) => void;
  isOpenAtFirst: boolean;
}

/** What would change in a note, and where its writer has to choose. */
export function Merged({ content, merging, sides, onChoose, isOpenAtFirst }: MergedProps) {
  const t = useWords('recipes');
  return (
    <>
      {merging.stretches.map(
        (stretch, place) =>
          stretch.what === 'both' && (
            <RadioCards<'mine' | 'theirs'>
              key={place}
              label={t('replay.both')}
              value={sides.get(place) ?? 'mine'}
              onChoose={(side) => onChoose(new Map(sides).set(place, side))}
              options={[
                { value: 'mine', title: t('replay.mine'), text: stretch.mine || t('replay.nothing') },
                { value: 'theirs', title: t('replay.theirs'), text: stretch.theirs || t('replay.nothing') },
              ]}
            />
          ),
      )}
      <AnswerChanges
        first={content}
        later={merge(merging, sides)}
        isOpenAtFirst={isOpenAtFirst}
        label={t('replay.changes')}
        same={t('replay.same')}
      />
    </>
  );
}
