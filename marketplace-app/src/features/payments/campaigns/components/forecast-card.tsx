import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { Forecast } from '@stackyard/shared/schema/campaign'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { figure } from '../../../../lib/format'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignDraft } from '../campaign-draft'
import { forecastOf, type ForecastQuestion, forecastWords } from '../forecast'
import { useDebounced } from '../use-debounced'

const words = campaignTexts.wizard.forecast
/** Milliseconds after typing stops. */
const pause = 400

/** What the budget would get by the last 30 days of the lists it appears in. */
export function ForecastCard() {
  const { control } = useFormContext<CampaignDraft>()
  const draft = useWatch({ control }) as CampaignDraft
  // As a text, since each draft is a new object.
  const asked = useDebounced(JSON.stringify(forecastOf(draft)), pause)
  const question = JSON.parse(asked) as ForecastQuestion | null
  const query = useQuery({
    ...apiQuery.campaign.forecast.queryOptions({
      input: question ?? { campaignType: 'featured' },
      enabled: question !== null,
      select: (reply) => reply.results,
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="forecast-title" className="rounded-card bg-subtle border p-5 lg:sticky lg:top-20">
      <h3 id="forecast-title" className="font-display text-lg font-semibold">
        {words.title}
      </h3>
      <div aria-live="polite" aria-busy={query.isFetching || undefined} className="mt-3">
        {question === null ? <p className="text-muted-foreground text-sm">{words.waiting}</p> : null}
        {question && query.isPending ? <Skeleton className="h-40" /> : null}
        {question && query.isError ? <Notice tone="warning">{words.failed}</Notice> : null}
        {question && query.data && !query.isError ? <Outlook forecast={query.data} question={question} /> : null}
      </div>
    </section>
  )
}

function Outlook({ forecast, question }: { forecast: Forecast; question: ForecastQuestion }) {
  const { basis, outcome, end, doubt } = forecastWords(forecast, question)
  const figures = [
    [words.impressions, figure(forecast.impressions)],
    [words.visits, figure(forecast.visits)],
    [words.spent, formatDollars(forecast.spent)],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 tabular-nums">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted-foreground text-xs">{label}</dt>
            <dd className="font-display text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid grid-cols-1 gap-2 border-t pt-4 text-sm tabular-nums">
        <p>
          {basis} {outcome}
        </p>
        <p>{end}</p>
        {doubt ? <Notice tone="warning">{doubt}</Notice> : null}
        <p className="text-muted-foreground">{words.note}</p>
      </div>
    </>
  )
}
