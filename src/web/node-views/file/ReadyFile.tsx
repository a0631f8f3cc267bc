import { FileText, Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cut } from '#contract/base/letters.ts';
import { LINK } from '#contract/limits.ts';
import { readLeftOut } from '#contract/sources/left-out-kinds.ts';
import { endingOf } from '#contract/files/upload-check.ts';
import { fileSize } from '../../lib/file-size.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { ActionLink, CardActions, ReadAction } from '../shared/CardActions.tsx';
import type { NodeViewProps } from '../node-view.ts';
import { fileFact, numberFact, textFact } from '../../editor/facts.ts';
import { fileWords } from '../../editor/note-text/file-words.ts';
import { TitleField } from '../typing/TitleField.tsx';
import { FileName } from './FileName.tsx';
import { Refreshed } from '../shared/Refreshed.tsx';
import { DescribeButton, LeftOutNote } from './lazy-files.ts';

/** A file with its kind, size and pages. One without text (a picture, film, sound) says that it was not read. */
export function ReadyFile({ node, isSelected }: NodeViewProps) {
  const t = useWords('nodeViews');
  const { language } = useLanguage();
  const editor = useEditor();
  const [isBroken, setBroken] = useState(false);
  const fileId = textFact(node, 'fileId');
  const address = fileId && `/api/files/${encodeURIComponent(fileId)}`;
  const name = textFact(node, 'fileName') ?? node.title;
  const isImage = node.metadata['fileType'] === 'image';
  const isPicture = isImage && address !== null && !isBroken;
  const pages = numberFact(node, 'pageCount');
  const letters = numberFact(node, 'letterCount');
  const bytes = numberFact(node, 'fileSize');
  const unread = numberFact(node, 'unreadPages');
  const leftOut = readLeftOut(node.metadata['leftOut']);
  const isKeptOnly = numberFact(node, 'passageCount') === 0;
  const page = isImage ? null : fileFact(node, 'thumbnail');
  const about = isImage ? '' : cut(fileWords(node), LINK.descriptionLength);
  const lines = [
    [
      pages !== null && t('pages', { count: pages }),
      letters !== null && t('letters', { count: letters.toLocaleString(language) }),
      bytes !== null && fileSize(bytes),
    ]
      .filter(Boolean)
      .join(' · '),
    isKeptOnly && t('keptOnly'),
    node.metadata['isCut'] === true && t('cutOnly'),
    unread !== null && t('unreadPages', { count: unread }),
  ].filter(Boolean);
  const facts = (
    <div className="min-w-0 grow">
      <p className="mb-0.5 text-micro font-semibold text-(--ki) uppercase">{endingOf(name) || t('kind.file')}</p>
      <TitleField node={node} className="text-[13.5px] leading-5 font-[650]">
        <span className={classes('[overflow-wrap:normal]', lines.length > 1 ? 'line-clamp-2' : 'line-clamp-3')}>
          <FileName name={node.title} />
        </span>
      </TitleField>
      <p className="mt-1 text-xs whitespace-pre-line text-ink-3 tnum">{lines.join(isPicture ? ' · ' : '\n')}</p>
      {about && lines.length < 2 && <p className="mt-1 line-clamp-2 text-xs leading-[17px] text-ink-2">{about}</p>}
      {leftOut && (
        <p className="mt-0.5 line-clamp-2 text-xs text-ink-3 tnum">
          <Suspense>
            <LeftOutNote leftOut={leftOut} />
          </Suspense>
        </p>
      )}
      <Refreshed node={node} />
    </div>
  );
  return (
    <div
      style={kindColours('file')}
      className="group/card relative flex h-full flex-col overflow-hidden rounded-[inherit]"
    >
      {isPicture ? (
        <>
          <div className="relative min-h-0 grow bg-surface-3">
            <img
              src={address}
              alt={textFact(node, 'altText') ?? node.title}
              loading="lazy"
              draggable={false}
              onError={() => setBroken(true)}
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="shrink-0 px-3 pt-2 pb-2.5">{facts}</div>
        </>
      ) : (
        <div className="flex grow items-center gap-3 px-3 py-[11px]">
          <FilePlate isImage={isImage} page={page} />
          {facts}
        </div>
      )}
      <CardActions isSelected={isSelected}>
        {!isKeptOnly && (!isImage || numberFact(node, 'passageCount') !== null) && (
          <ReadAction
            label={t('openReader')}
            onClick={() => editor.openEvidence({ nodeId: node.id, passageId: null })}
          />
        )}
        {isImage && (
          <Suspense>
            <DescribeButton node={node} />
          </Suspense>
        )}
        {address && isImage && <ActionLink href={address} label={t('showImage')} kind="open" />}
        {address && <ActionLink href={`${address}?download=1`} label={t('download')} kind="download" />}
      </CardActions>
    </div>
  );
}

/** The first page of a document, or the sign of its kind. */
function FilePlate({ isImage, page }: { isImage: boolean; page: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const Icon = isImage ? Image : FileText;
  if (page !== null && !isBroken)
    return (
      <img
        src={page}
        alt=""
        loading="lazy"
        draggable={false}
        onError={() => setBroken(true)}
        className="h-[92px] w-[70px] shrink-0 self-start rounded-[4px] bg-white object-cover object-top shadow-[0_0_0_1px_var(--line-2)]"
      />
    );
  return (
    <span className="inline-flex h-[74px] w-[58px] shrink-0 items-center justify-center rounded-[6px] bg-(--ks) text-(--ki) shadow-[inset_0_0_0_1px_var(--line)]">
      <Icon size={26} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
