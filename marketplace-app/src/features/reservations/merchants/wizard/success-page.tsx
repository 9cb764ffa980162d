import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { listingPath, spoken } from '@stackyard/shared/ui/say'
import { FocusFrame } from '../../../../components/focus-frame'
import { useDocumentTitle } from '../../../../components/page'
import { rfpWizardTexts } from '../../../../lib/texts/rfp-wizard'
import { readSent } from './tab-storage'

const words = rfpWizardTexts.success

/** the page after the wizard was opened directly: what was sent, what happens next, and the way on. */
export function SuccessPage() {
  const title = text('rfp.submitted.title')
  useDocumentTitle(title)
  const [sent] = useState(readSent)
  const returnTo = sent ? `/warehouses/rfp/${sent.id}?steps=1` : '/settings/#RFP'
  return (
    <FocusFrame>
      <div className="mx-auto max-w-xl py-6 sm:py-12">
        <span className="bg-success-surface text-success-ink grid size-14 place-items-center rounded-full">
          <CircleCheck aria-hidden className="size-7" />
        </span>
        <h1 className="font-display mt-6 text-3xl font-semibold">{title}</h1>
        <p className="mt-3">{text('rfp.submitted.body')}</p>
        {sent ? <p className="mt-3 break-words">{words.lead(sent.email)}</p> : null}
        <section aria-label={words.next} className="rounded-card bg-subtle mt-8 border p-5 sm:p-6">
          <h2 className="font-semibold">{words.next}</h2>
          <ol className="mt-4 grid gap-4">
            {words.steps.map((step, index) => (
              <li key={step} className="flex gap-3 text-sm">
                <span
                  aria-hidden
                  className="bg-primary-soft text-primary-soft-foreground grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="pt-0.5">{step}</span>
              </li>
            ))}
          </ol>
        </section>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/auth/login" search={{ returnTo }}>
              {words.signIn}
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={sent ? listingPath(sent.slug) : spoken.listings}>{sent ? words.back(sent.name) : words.explore}</a>
          </Button>
        </div>
      </div>
    </FocusFrame>
  )
}
