import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { Page } from '../../../../components/page'
import { toProblem } from '../../../../lib/problem'
import { contentTexts as words } from '../../../../lib/texts/content'
import { type ContentKind, panelPathOf, pathOf } from '../content-kind'
import { recordQuery } from '../queries'
import { useRemove } from '../use-remove'

const RemoveDialog = lazy(() =>
  import('./remove-dialog').then(({ RemoveDialog: component }) => ({ default: component })),
)
const RecordForm = lazy(() => import('./record-form').then(({ RecordForm: component }) => ({ default: component })))

const wayTo = (kind: ContentKind, label: string) => (
  <Breadcrumbs label={words.way} trail={[{ label: kind.title, href: kind.path }, { label }]} />
)

/** A new record of a kind on a page of its own. */
export function NewRecordPage({ kind }: { kind: ContentKind }) {
  const navigate = useNavigate()
  const title = kind.newOne
  return (
    <Page title={title} description={kind.lead} eyebrow={wayTo(kind, title)}>
      <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
        <RecordForm
          kind={kind}
          record={null}
          onDone={({ id }) => void navigate({ to: kind.hasPages ? pathOf(kind, id) : kind.path })}
          onCancel={() => void navigate({ to: kind.path })}
        />
      </Suspense>
    </Page>
  )
}

/** One record on a page of its own, to be read again, changed, deleted or opened in the panel. */
export function EditRecordPage({ kind, id }: { kind: ContentKind; id: string }) {
  const navigate = useNavigate()
  const query = useQuery(recordQuery(kind, id))
  const record = query.data?.results
  const back = () => void navigate({ to: kind.path })
  if (!record)
    return (
      <Page title={kind.title} eyebrow={wayTo(kind, words.edit)}>
        {query.isError ? (
          <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="rounded-card h-96" />
        )}
      </Page>
    )
  return (
    <Page
      title={kind.nameOf(record) || words.untitled}
      description={record.isPublished ? words.published : words.draft}
      eyebrow={wayTo(kind, words.edit)}
      actions={<RecordActions kind={kind} record={record} onGone={back} />}
    >
      <Suspense fallback={<Skeleton className="rounded-card h-96" />}>
        <RecordForm key={record.updatedAt} kind={kind} record={record} onDone={() => undefined} onCancel={back} />
      </Suspense>
    </Page>
  )
}

type ActionsProps = { kind: ContentKind; record: Parameters<ContentKind['nameOf']>[0]; onGone: () => void }

/** The public page, the panel, and the end of a record. */
export function RecordActions({ kind, record, onGone }: ActionsProps) {
  const removal = useRemove(kind, record, onGone)
  return (
    <>
      {record.isPublished && record.url ? (
        <Button asChild variant="outline">
          <a href={record.url}>{words.show}</a>
        </Button>
      ) : null}
      <Button asChild variant="outline">
        <a href={panelPathOf(kind, record.id)}>{words.panel}</a>
      </Button>
      <Button variant="danger" onClick={removal.ask}>
        {words.remove}
      </Button>
      <Suspense>
        {removal.isAsked ? <RemoveDialog kind={kind} name={kind.nameOf(record)} removal={removal} /> : null}
      </Suspense>
    </>
  )
}
