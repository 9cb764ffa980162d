import { LEAST_RECORD_COUNT } from '../domain/service-record'
import type { ServiceRecord as ServiceRecordFigures } from '../schema/service-record'
import { saidAnswerTime } from './answer-time'
import { cn } from './cn'
import { say, type SharedText } from './say'

/** What is measured, in the order of the figures. */
export const recordLabels = [
  'Time to answer',
  'Reservations accepted',
  'Canceled by the warehouse',
  'Checked in on the confirmed day',
] as const satisfies readonly SharedText[]

type Figure = { label: (typeof recordLabels)[number]; value: string; isKnown: boolean; of: string }

const counted = (count: number, one: SharedText, many: SharedText): string =>
  count === 1 ? say(one) : say(many, { count })

function shareOf(
  label: Figure['label'],
  { count, percent }: ServiceRecordFigures['accepted'],
  [one, many]: readonly [SharedText, SharedText],
): Figure {
  const isKnown = percent !== null
  return { label, value: isKnown ? `${percent}%` : say('Too few to say'), isKnown, of: counted(count, one, many) }
}

function timeOf({ count, minutes }: ServiceRecordFigures['answers'], isEnough: boolean): Figure {
  const label = 'Time to answer'
  const of = counted(count, 'of 1 request', 'of {count} requests')
  if (minutes !== null) return { label, value: saidAnswerTime(minutes), isKnown: true, of }
  return { label, value: isEnough ? say('Most got no answer') : say('Too few to say'), isKnown: false, of }
}

const reservations = ['of 1 reservation', 'of {count} reservations'] as const

/** The four figures of a service record with their counts, for any layout. */
export function recordFigures({ answers, accepted, canceled, onTime }: ServiceRecordFigures): Figure[] {
  return [
    timeOf(answers, answers.count >= LEAST_RECORD_COUNT),
    shareOf('Reservations accepted', accepted, reservations),
    shareOf('Canceled by the warehouse', canceled, reservations),
    shareOf('Checked in on the confirmed day', onTime, ['of 1 arrival', 'of {count} arrivals']),
  ]
}

type ServiceRecordProps = { record: ServiceRecordFigures; className?: string }

/** What a warehouse did in the last 12 months: four figures, each with its count. */
export function ServiceRecord({ record, className }: ServiceRecordProps) {
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4', className)}>
      {recordFigures(record).map(({ label, value, isKnown, of }) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-muted-foreground text-sm">{say(label)}</dt>
          <dd className="mt-auto pt-1">
            <span className={isKnown ? 'text-lg font-semibold tabular-nums' : 'text-muted-foreground text-sm'}>
              {value}
            </span>
            <span className="text-muted-foreground block text-xs tabular-nums">{of}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The record under its heading, as it stands above reviews; nothing where nothing was measured. */
export function ServiceRecordSection({ record }: { record: ServiceRecordFigures | null }) {
  if (!record) return null
  return (
    <section id="service-record" aria-labelledby="service-record-title" className="mb-6 scroll-mt-24">
      <h3 id="service-record-title" className="font-semibold">
        {say('Service record')}
      </h3>
      <p className="text-muted-foreground mt-0.5 mb-4 text-sm">
        {say('Measured over the last 12 months from requests, reservations, and arrivals.')}
      </p>
      <ServiceRecord record={record} />
    </section>
  )
}
