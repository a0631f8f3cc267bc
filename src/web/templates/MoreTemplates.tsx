import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import type { Template } from '#contract/templates/templates.schema.ts';
import { useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { savedChoice, type TemplateChoice } from './choice.ts';
import { RemoveTemplate } from './RemoveTemplate.tsx';

interface MoreTemplatesProps {
  value: TemplateChoice;
  onChoose: (choice: TemplateChoice) => void;
  /** The chosen template is gone. */
  onGone: () => void;
}

/** Own templates with those of organisations, and the boards for creators. */
export function MoreTemplates({ value, onChoose, onGone }: MoreTemplatesProps) {
  const t = useWords('templates');
  return (
    <>
      <Mine value={value} onChoose={onChoose} onGone={onGone} />
      <RadioCards<TemplateChoice>
        label={t('creator')}
        value={value}
        onChoose={onChoose}
        options={creatorTemplateIds.map((id) => ({
          value: id,
          title: t(`boards.${id}.title`),
          text: t(`boards.${id}.text`),
        }))}
      />
    </>
  );
}

function Mine({ value, onChoose, onGone }: MoreTemplatesProps) {
  const t = useWords('templates');
  const common = useWords('common');
  const { data, error, refetch } = useReading(templatesApi.list);
  const [removing, setRemoving] = useState<Template | null>(null);
  if (!data && !error) return <Loading />;
  if (!data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {t('mineFailed')}
        <Button size="sm" className="pointer-coarse:h-11" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      </div>
    );
  const removal = removing && (
    <RemoveTemplate
      template={removing}
      onClose={() => setRemoving(null)}
      onRemoved={() => savedChoice(removing.id) === value && onGone()}
    />
  );
  if (data.length === 0) return removal;
  return (
    <>
      <RadioCards<TemplateChoice>
        label={t('mine')}
        value={value}
        onChoose={onChoose}
        options={data.map((template) => ({
          value: savedChoice(template.id),
          title: template.name,
          text: aboutOf(template, t),
          beside: template.isOwn && (
            <IconButton
              label={t('remove', { name: template.name })}
              icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setRemoving(template)}
              className="hover:text-bad!"
            />
          ),
        }))}
      />
      {removal}
    </>
  );
}

/** Its description, or how much stands on it; and with whom it is shared. */
function aboutOf({ description, nodeCount, org }: Template, t: ReturnType<typeof useWords<'templates'>>): string {
  const about = description ?? t('nodes', { count: nodeCount });
  return org ? `${about} · ${t('sharedWith', { org: org.name })}` : about;
}

function Loading() {
  const t = useWords('templates');
  return (
    <Waiting label={t('loading')}>
      <Skeleton className="h-14 rounded-[10px]" />
    </Waiting>
  );
}
