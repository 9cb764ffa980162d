import { useState } from 'react'
import { dayOf, defaultStartDay } from '../domain/calendar'
import type { ReserveSearch } from '../domain/reserve-search'
import type { SpaceRequirement } from '../domain/space-requirement'
import { spaceTypes, storageTerms } from '../reference/terms'
import type { QuoteRequest } from '../schema/quote'
import { Field } from './field'
import { Input } from './input'
import { keepNeed, listingNeed } from './kept-need'
import { NeedFields } from './need-fields'
import { say } from './say'

const USUAL_TERM = 3

type NeedProps = { errors: Readonly<Record<string, string>>; asked: ReserveSearch }

/** What the form starts from: what the address asks for or the last need, from tomorrow on for a usual term. */
function firstNeed(asked: ReserveSearch): { need: SpaceRequirement; isMoved: boolean } {
  const need = listingNeed(asked)
  const first = defaultStartDay(new Date())
  const isMoved = need.startDate !== undefined && need.startDate < first
  const startDate = need.startDate === undefined || isMoved ? first : need.startDate
  return { need: { ...need, startDate, term: need.term ?? USUAL_TERM }, isMoved }
}

/** Kind and amount of space, first day, and term: what a quote needs to be reserved later. Filled from the need. */
export function QuoteNeedFields({ errors, asked }: NeedProps) {
  const [first] = useState(() => firstNeed(asked))
  const [need, setNeed] = useState(first.need)
  const [today] = useState(() => dayOf(new Date()))
  const change = (next: SpaceRequirement) => {
    setNeed(next)
    keepNeed(next)
  }
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">{say('What you need')}</legend>
      <p className="text-muted-foreground text-xs sm:col-span-2">
        {say('Leave the quantity empty if you don’t know it yet.')}
      </p>
      <NeedFields
        need={need}
        onChange={change}
        errors={errors}
        startHint={first.isMoved ? say('Choose a day from tomorrow on') : undefined}
      />
      <Field label={say('Answer by')} hint={say('The last day on which you can use a quote.')} error={errors.answerBy}>
        {(control) => <Input {...control} name="answerBy" type="date" min={today} />}
      </Field>
    </fieldset>
  )
}

/** What the fields hold as part of a request; nothing of the need without a quantity. */
export function readQuoteNeed(data: FormData): Pick<QuoteRequest, 'need' | 'answerBy'> {
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const quantity = Number(text('quantity'))
  const term = storageTerms.find((known) => String(known) === text('term'))
  const spaceType = spaceTypes.find((known) => known === text('spaceType'))
  const startDate = text('startDate')
  const answerBy = text('answerBy')
  return {
    ...(quantity > 0 && term && spaceType && startDate ? { need: { spaceType, quantity, startDate, term } } : {}),
    ...(answerBy ? { answerBy } : {}),
  }
}
