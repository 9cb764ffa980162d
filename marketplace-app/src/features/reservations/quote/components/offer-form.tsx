import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { quoteLineRows, quoteTotals } from '@stackyard/shared/domain/quote-lines'
import { formatCents } from '@stackyard/shared/domain/money'
import { ApiError } from '@stackyard/shared/contract/api-error'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { sayName } from '@stackyard/shared/ui/say'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { firstDraft, type OfferDraft, toOffer, withRates, wrongLines } from '../offer-draft'
import { linesInCents } from '../quote-words'
import { OfferAnswers } from './offer-answers'
import { OfferNeedFields } from './offer-need-fields'

const words = quoteTexts.form

// Uploads bring the schema library.
const AttachedFiles = lazy(async () => ({ default: (await import('./attached-files')).AttachedFiles }))

/** The provider's quote line by line; "Start from my rates" fills it from the listing. */
export function OfferForm({ quote }: { quote: QuoteDetails }) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => firstDraft(quote, new Date()))
  const change = (changes: Partial<OfferDraft>) => setDraft((current) => ({ ...current, ...changes }))
  const fill = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(apiQuery.warehouse.get.queryOptions({ input: { id: String(quote.warehouse?.id) } })),
    onSuccess: ({ results }) => setDraft((current) => withRates(current, results)),
    onError: (error) => notifyFailure(words.fromRatesFailed, error),
  })
  const send = useMutation({
    mutationFn: () => client.quote.send({ id: quote.id, ...toOffer(draft) }),
    onSuccess: () => notifyDone(words.sent, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const wrong = wrongLines(draft)
  const issues = send.error instanceof ApiError ? send.error.issues : []
  const errorOf = (path: string): string => issues.find((issue) => issue.path === path)?.message ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.length === 0) send.mutate()
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="button" variant="outline" busy={fill.isPending} onClick={() => fill.mutate()}>
          {words.fromRates}
        </Button>
        <p className="text-muted-foreground text-sm">{words.fromRatesHint}</p>
      </div>
      <OfferNeedFields draft={draft} onChange={change} errorOf={errorOf} />
      <LineFields draft={draft} onChange={change} errorOf={errorOf} wrong={wrong} />
      <Totals draft={draft} />
      <Field label={words.validUntil} hint={words.validHint} required error={errorOf('validUntil')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.validUntil}
            onChange={(event) => change({ validUntil: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.included} hint={words.includedHint} error={errorOf('included')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.included}
            onChange={(event) => change({ included: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.note} error={errorOf('note')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={2000}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      <Suspense>
        <AttachedFiles files={draft.files} hint={words.filesHint} onChange={(files) => change({ files })} />
      </Suspense>
      {quote.eventId === null ? null : <OfferAnswers eventId={quote.eventId} draft={draft} onChange={change} />}
      <div>
        <Button type="submit" busy={send.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

type PartProps = {
  draft: OfferDraft
  onChange: (changes: Partial<OfferDraft>) => void
  errorOf: (path: string) => string
}

function LineFields({ draft, onChange, errorOf, wrong }: PartProps & { wrong: readonly string[] }) {
  const rows = quoteLineRows(draft.spaceType)
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">{sayName(group)}</legend>
          {rows
            .filter((row) => row.group === group)
            .map(({ key, label }) => (
              <Field
                key={key}
                label={`${sayName(label)} ($)`}
                required={key === 'storage'}
                error={wrong.includes(key) ? words.price : errorOf(`lines.${key}`)}
              >
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    autoComplete="off"
                    value={draft.lines[key]}
                    onChange={(event) => onChange({ lines: { ...draft.lines, [key]: event.target.value } })}
                  />
                )}
              </Field>
            ))}
        </fieldset>
      ))}
      <p className="text-muted-foreground text-sm">{words.emptyHint}</p>
    </>
  )
}

/** What the typed quote comes to. */
function Totals({ draft }: { draft: OfferDraft }) {
  const { need, lines } = toOffer(draft)
  const totals = quoteTotals(linesInCents(lines), need)
  return (
    <p aria-live="polite" className="rounded-control bg-subtle px-4 py-3 text-sm">
      {quoteTexts.offer.term}: <strong className="tabular-nums">{totals ? formatCents(totals.termCents) : '–'}</strong>
      {' · '}
      {quoteTexts.offer.month}: <span className="tabular-nums">{totals ? formatCents(totals.monthCents) : '–'}</span>
      {' · '}
      {quoteTexts.offer.due}: <span className="tabular-nums">{totals ? formatCents(totals.dueCents) : '–'}</span>
    </p>
  )
}
