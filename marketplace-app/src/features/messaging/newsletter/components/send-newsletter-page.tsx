import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../../components/page'
import { newsletterTexts as words } from '../../../../lib/texts/newsletter'
import { SendList } from './send-list'

const SendForm = lazy(() => import('./send-form').then(({ SendForm: component }) => ({ default: component })))

/** Sending newsletters, and what became of those that were sent. */
export function SendNewsletterPage() {
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <Button asChild variant="outline">
          <a href="/admin/collections/newsletters/create">{words.write}</a>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="rounded-card h-72" />}>
        <SendForm />
      </Suspense>
      <section className="mt-10">
        <h2 className="font-display mb-4 text-xl font-semibold">{words.history}</h2>
        <SendList />
      </section>
    </Page>
  )
}
