import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { listingFormTexts } from '../../../../lib/texts/listing-form'
import { useFullPlan } from '../use-full-plan'

const words = listingFormTexts.plan

/** What the plan holds and where to get more, in a line. */
export function FullPlanNote({ limit }: { limit: number }) {
  return (
    <p
      role="status"
      className="rounded-control bg-muted mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm"
    >
      {words.full(limit)}
      <Link to="/settings" hash="subscriptions" className="font-semibold underline underline-offset-4">
        {words.see}
      </Link>
    </p>
  )
}

/** A blank form, unless the plan has no room for what would be written in it: asked once, before anything is typed. */
export function WithRoom({ title, children }: { title: string; children: ReactNode }) {
  const found = useFullPlan()
  const [limit, setLimit] = useState<number | null>()
  if (limit === undefined && found !== undefined) setLimit(found)
  if (limit === undefined) return <PagePending />
  if (limit === null) return children
  return (
    <Page title={title}>
      <EmptyState
        title={words.full(limit)}
        action={
          <Button asChild>
            <Link to="/settings" hash="subscriptions">
              {words.see}
            </Link>
          </Button>
        }
      >
        {words.lead}
      </EmptyState>
    </Page>
  )
}
