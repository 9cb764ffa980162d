import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { saidNeed } from '@stackyard/shared/domain/said-need'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import type { Quote } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { formatDay } from '@stackyard/shared/ui/format'
import { Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { quoteTexts as words } from '../../../../lib/texts/quotes'
import { QuoteState } from './quote-list'

const labelOf = (key: string) => productCategories.find((known) => known.key === key)?.label ?? key

/** One request with its answer; the provider answers here, in words or by mail. */
export function QuotePage({ quote, mayAnswer }: { quote: Quote; mayAnswer: boolean }) {
  const { merchant } = quote
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <QuoteState state={quote.state} />
        <span className="text-muted-foreground tabular-nums">{formatDay(quote.createdAt)}</span>
      </p>
      <Card title={words.request}>
        <p className="break-words whitespace-pre-line">{quote.message}</p>
        <p className="mt-3 text-sm">{saidNeed(quote.storageVolume, quote.monthlyShipmentVolume)}</p>
        <p className="text-muted-foreground mt-1 text-sm">
          {words.categories}: {quote.categories.map(labelOf).join(', ')}
        </p>
      </Card>
      <Card title={words.contact}>
        <p>
          {merchant.firstName} {merchant.lastName}, {merchant.company}
        </p>
        <p className="text-sm break-words">
          {[merchant.email, merchant.phone, merchant.website].filter(Boolean).join(' · ')}
        </p>
      </Card>
      <Card title={words.answer}>
        {quote.answer === null ? (
          mayAnswer ? (
            <AnswerForm quote={quote} />
          ) : (
            <p className="text-muted-foreground">{words.waiting}</p>
          )
        ) : (
          <>
            <p className="break-words whitespace-pre-line">{quote.answer}</p>
            <p className="text-muted-foreground mt-3 text-sm">
              {quote.sellerName}, {formatDay(quote.answeredAt)}
            </p>
          </>
        )}
      </Card>
    </div>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-card border p-5">
    <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

function AnswerForm({ quote }: { quote: Quote }) {
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
        <Button asChild variant="outline">
          <a href={`mailto:${quote.merchant.email}?subject=${subject}`}>
            <Mail aria-hidden /> {words.orMail}
          </a>
        </Button>
      </div>
    </form>
  )
}
