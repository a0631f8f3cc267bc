import { Plus, X } from 'lucide-react';
import { deliverableFormats } from '#contract/offers/offer.schema.ts';
import { formatName } from '#contract/offers/derive/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { EditorProps } from './draft-field.ts';

const MOST = 20;

/** What is to be made: of each its format and how many. */
export function DeliverablesEditor({ draft: { deliverables }, set }: EditorProps) {
  const t = useWords('offers');
  const { language } = useLanguage();
  const formats = deliverableFormats.map((value) => ({ value, label: formatName(value, language) }));
  const change = (at: number, part: Partial<(typeof deliverables)[number]>) =>
    set({ deliverables: deliverables.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  return (
    <div className="flex flex-col gap-2">
      {deliverables.map((one, at) => (
        <div key={at} className="flex items-end gap-2">
          <Select
            label={t('editor.format')}
            isLabelHidden={at > 0}
            className="min-w-0 grow"
            value={one.format}
            options={formats}
            onChoose={(format) => change(at, { format })}
          />
          <div className="w-24 shrink-0">
            <Input
              label={at === 0 ? t('editor.count') : ''}
              aria-label={t('editor.count')}
              type="number"
              min={1}
              max={200}
              value={one.count ?? ''}
              className="tnum"
              onChange={({ target }) => {
                const count = Math.floor(Number(target.value));
                change(at, { count: count >= 1 && count <= 200 ? count : null });
              }}
            />
          </div>
          <IconButton
            label={t('editor.remove')}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => set({ deliverables: deliverables.filter((_, i) => i !== at) })}
          />
        </div>
      ))}
      {deliverables.length < MOST && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start max-md:h-11"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => set({ deliverables: [...deliverables, { format: 'video', count: 1, seconds: null }] })}
        >
          {t('editor.add')}
        </Button>
      )}
    </div>
  );
}
