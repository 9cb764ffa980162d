import { Link } from '@tanstack/react-router'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { defaultLanguage, languageNames } from '@stackyard/shared/reference/languages'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { formatDate } from '../../../../lib/format'
import { contentTexts as words } from '../../../../lib/texts/content'
import { type ContentKind, type ContentRecord, panelPathOf, pathOf } from '../content-kind'
import { useRemove } from '../use-remove'

const RemoveDialog = lazy(() =>
  import('./remove-dialog').then(({ RemoveDialog: component }) => ({ default: component })),
)

type Props = { kind: ContentKind; record: ContentRecord; mayWrite: boolean; onEdit: () => void }

/** One record of a list: what it is, how it stands, and what can be done with it. */
export function ContentRow({ kind, record, mayWrite, onEdit }: Props) {
  const name = kind.nameOf(record) || words.untitled
  const detail = kind.detailOf(record)
  const removal = useRemove(kind, record)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {kind.hasPages ? (
            <Link to={pathOf(kind, record.id)} dir="auto" className="min-w-0 truncate hover:underline">
              {name}
            </Link>
          ) : (
            <span dir="auto" className="min-w-0 truncate">
              {name}
            </span>
          )}
          {record.isPublished === false ? <Badge tone="warning">{words.draft}</Badge> : null}
          {record.language && record.language !== defaultLanguage ? (
            <Badge>
              <span lang={record.language}>{languageNames[record.language]}</span>
            </Badge>
          ) : null}
          {record.ai ? <Badge tone="info">{words.byModel}</Badge> : null}
        </p>
        <p className="text-muted-foreground line-clamp-2 text-sm">
          {record.updatedAt ? words.changed(formatDate(record.updatedAt)) : null}
          {detail && record.updatedAt ? ' · ' : null}
          {detail ? <bdi>{detail}</bdi> : null}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:-ms-3">
        {mayWrite && !kind.hasPages ? (
          <Button variant="ghost" size="icon" aria-label={words.editNamed(name)} onClick={onEdit}>
            <Pencil aria-hidden />
          </Button>
        ) : null}
        <Button asChild variant="ghost" size="icon">
          <a href={panelPathOf(kind, record.id)} aria-label={words.panelNamed(name)}>
            <ExternalLink aria-hidden />
          </a>
        </Button>
        {mayWrite ? (
          <Button variant="ghost" size="icon" aria-label={words.removeNamed(name)} onClick={removal.ask}>
            <Trash2 aria-hidden />
          </Button>
        ) : null}
      </div>
      <Suspense>{removal.isAsked ? <RemoveDialog kind={kind} name={name} removal={removal} /> : null}</Suspense>
    </li>
  )
}
