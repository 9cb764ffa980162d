import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { SellerNewsletter } from '@stackyard/shared/schema/seller-newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'
import { OwnSends } from './own-sends'
import { OwnSubscribers } from './own-subscribers'

const LetterDialog = lazy(() => import('./letter-dialog').then(({ LetterDialog: Dialog }) => ({ default: Dialog })))
const SendLetterDialog = lazy(() =>
  import('./send-letter-dialog').then(({ SendLetterDialog: Dialog }) => ({ default: Dialog })),
)
const RemoveLetterDialog = lazy(() =>
  import('./remove-letter-dialog').then(({ RemoveLetterDialog: Dialog }) => ({ default: Dialog })),
)

type Opened = { act: 'edit' | 'send' | 'remove'; letter: SellerNewsletter } | { act: 'create' }

/** A seller's newsletter for their subscribers: written, tried, sent, and what became of it. */
export function OwnNewsletterPage() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={<Button onClick={() => setOpened({ act: 'create' })}>{words.create}</Button>}
    >
      <Standing />
      <section className="mt-8">
        <h2 className="font-display mb-4 text-xl font-semibold">{words.written}</h2>
        <Letters onOpen={setOpened} />
      </section>
      <OwnSends />
      <OwnSubscribers />
      <Suspense>
        {opened?.act === 'create' ? <LetterDialog letter={null} onClose={close} /> : null}
        {opened?.act === 'edit' ? <LetterDialog letter={opened.letter} onClose={close} /> : null}
        {opened?.act === 'send' ? <SendLetterDialog letter={opened.letter} onClose={close} /> : null}
        {opened?.act === 'remove' ? <RemoveLetterDialog letter={opened.letter} onClose={close} /> : null}
      </Suspense>
    </Page>
  )
}

/** How many subscribed, and how many sendings the plan leaves. */
function Standing() {
  const query = useQuery(apiQuery.sellerNewsletter.state.queryOptions({ input: {} }))
  if (query.isPending) return <Skeleton className="h-6 max-w-96" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { isEnabled, subscribers, used, limit } = query.data.results
  return (
    <>
      <p role="status" className="text-muted-foreground text-sm tabular-nums">
        {words.figures(subscribers, used, limit)}
        {used >= limit ? (
          <>
            {' · '}
            <Link to="/settings" hash="subscriptions" className="text-link underline">
              {words.more}
            </Link>
          </>
        ) : null}
      </p>
      {isEnabled ? null : (
        <Notice
          tone="warning"
          className="mt-4 max-w-2xl"
          action={
            <Link to="/settings" hash="general" className="underline">
              {words.switchOn}
            </Link>
          }
        >
          {words.off}
        </Notice>
      )}
    </>
  )
}

function Letters({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const query = useQuery(apiQuery.sellerNewsletter.list.queryOptions({ input: { limit: 50 } }))
  if (query.isPending) return <Skeleton className="rounded-card h-32" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <ul className="rounded-card divide-y border">
      {query.data.results.map((letter) => (
        <LetterRow key={letter.id} letter={letter} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function LetterRow({ letter, onOpen }: { letter: SellerNewsletter; onOpen: (opened: Opened) => void }) {
  const { subject, preheader, updatedAt } = letter
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">{subject}</p>
        <p className="text-muted-foreground text-sm break-words">
          {words.changed(formatDate(updatedAt))}
          {preheader ? (
            <>
              {' · '}
              <bdi>{preheader}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          aria-label={words.editOf(subject)}
          onClick={() => onOpen({ act: 'edit', letter })}
        >
          {words.edit}
        </Button>
        <Button
          size="sm"
          variant="soft"
          aria-label={words.sendOf(subject)}
          onClick={() => onOpen({ act: 'send', letter })}
        >
          {words.send}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.removeOf(subject)}
          onClick={() => onOpen({ act: 'remove', letter })}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
