import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { formatDay } from '@stackyard/shared/ui/format'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { CounterDialog } from './counter-dialog'
import { EndDialog } from './end-dialog'

const words = quoteTexts.act

type Open = 'counter' | 'decline' | 'withdraw' | null

/** What the reader may do with a quote now; which of it, the server says. */
export function QuoteActions({ quote, isSeller }: { quote: QuoteDetails; isSeller: boolean }) {
  const [open, setOpen] = useState<Open>(null)
  const { actions } = quote
  const close = () => setOpen(null)
  return (
    <>
      <Standing quote={quote} isSeller={isSeller} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions.includes('accept') || actions.includes('order') ? <ReserveButton quote={quote} /> : null}
        {actions.includes('counter') ? (
          <Button variant="outline" onClick={() => setOpen('counter')}>
            {words.counter}
          </Button>
        ) : null}
        {actions.includes('decline') ? (
          <Button variant="outline" onClick={() => setOpen('decline')}>
            {words.decline}
          </Button>
        ) : null}
        {actions.includes('withdraw') ? (
          <Button variant="outline" onClick={() => setOpen('withdraw')}>
            {isSeller ? words.withdrawQuote : words.withdrawRequest}
          </Button>
        ) : null}
        {quote.eventId !== null && !isSeller && quote.stage === 'sent' && !actions.includes('accept') ? (
          <Button asChild variant="highlight">
            <Link to="/dashboard/requests/$id" params={{ id: String(quote.eventId) }}>
              {words.chooseInRequest}
            </Link>
          </Button>
        ) : null}
        {quote.orderId === null ? null : (
          <Button asChild>
            <Link to="/dashboard/transactions/$id" params={{ id: String(quote.orderId) }}>
              {words.viewReservation}
            </Link>
          </Button>
        )}
      </div>
      {quote.offer && open === 'counter' ? <CounterDialog quote={quote} offer={quote.offer} onClose={close} /> : null}
      {open === 'decline' || open === 'withdraw' ? (
        <EndDialog quote={quote} action={open} isSeller={isSeller} onClose={close} />
      ) : null}
    </>
  )
}

/** What an accepted quote means for its reader. */
function Standing({ quote, isSeller }: { quote: QuoteDetails; isSeller: boolean }) {
  if (quote.stage !== 'accepted' || !quote.offer) return null
  return <p className="text-sm">{isSeller ? words.waitsForMerchant : words.bound(formatDay(quote.offer.validUntil))}</p>
}

/** Accepts the quote and opens the reservation at its price; an accepted one opens it at once. */
function ReserveButton({ quote }: { quote: QuoteDetails }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reserve = useMutation({
    mutationFn: async () => {
      if (quote.stage === 'sent') await client.quote.accept({ id: quote.id, revision: quote.offer?.revision ?? 0 })
    },
    onSuccess: () => router.history.push(`/dashboard/warehouses/${quote.warehouse?.id}?quote=${quote.id}#RESERVE`),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <Button variant="highlight" busy={reserve.isPending} onClick={() => reserve.mutate()}>
      {quote.stage === 'sent' ? words.accept : words.reserve}
    </Button>
  )
}
