import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { saidVolumeAnswers } from '@stackyard/shared/ui/volume-answers'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { formatDay } from '@stackyard/shared/ui/format'
import { Textarea } from '@stackyard/shared/ui/input'
import { sayName } from '@stackyard/shared/ui/say'
import { client } from '../../../../lib/api'
import { listed } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { quoteTexts as words } from '../../../../lib/texts/quotes'
import { saidQuoteNeed } from '../quote-words'
import { OfferCard } from './offer-card'
import { OfferForm } from './offer-form'
import { QuoteActions } from './quote-actions'
import { QuoteHistory } from './quote-history'
import { QuoteStageBadge } from './quote-stage'

const labelOf = (key: string) => sayName(productCategories.find((known) => known.key === key)?.label ?? key)

/** One request with its quote: what was asked, what is offered, what the reader may do, and how it came to this. */
export function QuotePage({ quote, isSeller }: { quote: QuoteDetails; isSeller: boolean }) {
  const { merchant, offer, actions } = quote
  // What a provider types stays when the merchant takes a step meanwhile, and goes once it is sent.
  const ownOffers = quote.offers.filter(({ side }) => side === 'seller').length
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <QuoteStageBadge state={quote.state} stage={quote.stage} />
        <span className="text-muted-foreground tabular-nums">{formatDay(quote.createdAt)}</span>
        {quote.answerBy && actions.includes('send') ? <span>{words.answerBy(formatDay(quote.answerBy))}</span> : null}
      </p>
      {offer ? <OfferCard quoteId={quote.id} offer={offer} title={offerTitle(offer.side, isSeller)} /> : null}
      <QuoteActions quote={quote} isSeller={isSeller} />
      {actions.includes('send') && isSeller ? <SendQuote key={ownOffers} quote={quote} /> : null}
      <Card title={words.request}>
        <p className="break-words whitespace-pre-line">{quote.message}</p>
        <p className="mt-3 text-sm">{quote.need ? saidQuoteNeed(quote.need) : words.noNeed}</p>
        <p className="mt-1 text-sm">{saidVolumeAnswers(quote.storageVolume, quote.monthlyShipmentVolume)}</p>
        <p className="text-muted-foreground mt-1 text-sm">
          {words.categories}: {listed(quote.categories.map(labelOf))}
        </p>
        {isSeller && quote.canOpenRfp && merchant.id !== null ? (
          <Link
            to="/dashboard/submit-rfp/$id"
            params={{ id: String(merchant.id) }}
            className="text-link mt-3 inline-block text-sm font-semibold underline-offset-4 hover:underline"
          >
            {words.fullRequest}
          </Link>
        ) : null}
      </Card>
      <Card title={words.contact}>
        <p>
          {merchant.firstName} {merchant.lastName}, {merchant.company}
        </p>
        <p className="text-sm break-words">
          {[merchant.email, merchant.phone, merchant.website].filter(Boolean).join(' · ')}
        </p>
      </Card>
      <Answer quote={quote} isSeller={isSeller} />
      <QuoteHistory quote={quote} />
    </div>
  )
}

const offerTitle = (side: 'customer' | 'seller', isSeller: boolean): string => {
  if (side === 'customer') return isSeller ? words.offer.counter : words.offer.ownCounter
  return isSeller ? words.offer.own : words.offer.theirs
}

/** The form of a first, better, or renewed quote; a better one opens on demand. */
function SendQuote({ quote }: { quote: QuoteDetails }) {
  const { stage } = quote
  const title = stage === 'requested' ? words.form.first : stage === 'expired' ? words.form.again : words.form.better
  const [isOpen, setIsOpen] = useState(false)
  const isAwaited = stage === 'requested' || stage === 'countered'
  if (!isOpen && !isAwaited)
    return (
      <div>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      </div>
    )
  return (
    <Card title={title}>
      <OfferForm quote={quote} />
    </Card>
  )
}

/** The answer in words, which a provider may give in place of a quote. */
function Answer({ quote, isSeller }: { quote: QuoteDetails; isSeller: boolean }) {
  if (quote.answer !== null)
    return (
      <Card title={words.answer}>
        <p className="break-words whitespace-pre-line">{quote.answer}</p>
        <p className="text-muted-foreground mt-3 text-sm">
          <bdi>{quote.isAnsweredByPlatform ? words.byPlatform(quote.sellerName) : quote.sellerName}</bdi> ·{' '}
          {formatDay(quote.answeredAt)}
        </p>
      </Card>
    )
  if (quote.offer !== null || quote.stage !== 'requested') return null
  // A company as such has no rates and no space that could be reserved.
  const isToCompany = quote.warehouse === null
  if (!isSeller)
    return (
      <Card title={words.answer}>
        <p className="text-muted-foreground">{isToCompany ? words.toCompany.customer : words.waiting}</p>
      </Card>
    )
  return (
    <Card title={isToCompany || quote.isOnBehalf ? words.answer : words.orWords}>
      <AnswerLead quote={quote} />
      <AnswerForm quote={quote} />
    </Card>
  )
}

/** Why there is no price to send: nobody signs in for a managed profile, and a company as such has no space. */
function AnswerLead({ quote }: { quote: QuoteDetails }) {
  if (!quote.isOnBehalf && quote.warehouse !== null) return null
  return (
    <p className="text-muted-foreground mb-4 text-sm">
      {quote.isOnBehalf ? words.onBehalf(quote.sellerName || words.profile) : words.toCompany.seller}
    </p>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-card border p-5">
    <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

function AnswerForm({ quote }: { quote: QuoteDetails }) {
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const answer = useMutation({
    mutationFn: () => client.quote.answer({ id: quote.id, message: message.trim() }),
    onSuccess: () => notifyDone(words.sent, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const subject = encodeURIComponent(words.heading(quote.merchant.company, quote.warehouse?.name ?? quote.sellerName))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        answer.mutate()
      }}
    >
      <Field label={words.answerLabel} hint={words.answerHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={4000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={answer.isPending} disabled={message.trim() === ''}>
          {words.send}
        </Button>
        {quote.isOnBehalf ? null : (
          <Button asChild variant="outline">
            <a href={`mailto:${quote.merchant.email}?subject=${subject}`}>
              <Mail aria-hidden /> {words.orMail}
            </a>
          </Button>
        )}
      </div>
    </form>
  )
}
