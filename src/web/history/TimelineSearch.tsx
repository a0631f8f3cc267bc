import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import type { TimelineFilter, TimelineReading } from './use-history.ts';

/** What is typed is sought once the hands rest. */
const REST_MS = 250;
const EVERYBODY = '';

interface TimelineSearchProps {
  filter: TimelineFilter;
  reading: TimelineReading;
  onFilter: (filter: TimelineFilter) => void;
}

/** Narrows the timeline down: to words, names, and what one person did. */
export function TimelineSearch({ filter, reading, onFilter }: TimelineSearchProps) {
  const t = useWords('history');
  const [typed, setTyped] = useState(filter.q);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const latest = useLatest((q: string) => q !== filter.q && onFilter({ ...filter, q }));
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, latest]);
  const people = reading.first?.people ?? [];
  return (
    <div className="mt-2 space-y-2" role="search">
      <SearchField label={t('seekHint')} maxLength={200} ref={field} onType={setTyped} />
      {people.length > 1 && (
        <Select
          label={t('person')}
          isLabelHidden
          value={filter.by ?? EVERYBODY}
          onChoose={(by) => onFilter({ ...filter, by: by === EVERYBODY ? null : by })}
          options={[
            { value: EVERYBODY, label: t('everybody') },
            ...people.map(({ id }) => ({ value: id, label: reading.nameBy(id) })),
          ]}
        />
      )}
    </div>
  );
}
