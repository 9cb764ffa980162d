import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { formatExact } from '../../../../lib/exact-dollars'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { adEngineTexts } from '../../../../lib/texts/ad-engine'
import { pricesQuery } from '../queries'

const PricesDialog = lazy(async () => ({ default: (await import('./prices-dialog')).PricesDialog }))

const words = adEngineTexts.prices

/** What views cost in new campaigns, who set it, and the way to other prices. */
export function PricesCard() {
  const query = useQuery(pricesQuery())
  const [isOpen, setIsOpen] = useState(false)
  const prices = query.data
  return (
    <section aria-labelledby="prices-title" className="rounded-card bg-card flex flex-col border p-4 sm:p-5">
      <h2 id="prices-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      {query.error ? (
        <ErrorState
          title={words.loadFailed}
          message={toProblem(query.error).message}
          onRetry={() => void query.refetch()}
          className="py-4"
        />
      ) : prices ? (
        <>
          <p className="text-muted-foreground text-sm">
            {prices.setBy && prices.setAt ? words.setBy(prices.setBy, formatDate(prices.setAt)) : words.never}
          </p>
          <dl className="my-5 grid grid-cols-2 gap-4">
            {(['impressionPrice', 'visitPrice'] as const).map((kind) => (
              <div key={kind}>
                <dt className="text-muted-foreground text-sm">{words[kind]}</dt>
                <dd className="mt-1 text-xl font-semibold tabular-nums">{formatExact(prices[kind])}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted-foreground mb-5 text-sm">{words.note}</p>
          <Button variant="outline" className="self-start" onClick={() => setIsOpen(true)}>
            {words.change}
          </Button>
          {isOpen ? (
            <Suspense>
              <PricesDialog prices={prices} onClose={() => setIsOpen(false)} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <Skeleton className="mt-4 h-40" />
      )}
    </section>
  )
}
