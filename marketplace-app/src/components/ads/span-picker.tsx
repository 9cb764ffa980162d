import { dateRanges } from '@stackyard/shared/reference/campaigns'
import { DayField } from '../day-field'
import { Segments } from '../segments'
import { rangeOf, type SpanSearch } from '../../lib/span-search'
import { adTexts } from '../../lib/texts/ads'

const words = adTexts.span

const segments = dateRanges.map((value) => ({
  value,
  label: (
    <>
      <span className="sm:hidden">{words.ranges[value][0]}</span>
      <span className="hidden sm:inline">{words.ranges[value][1]}</span>
    </>
  ),
}))

export type SpanPickerProps = { span: SpanSearch; onSpan: (span: SpanSearch) => void }

/** The days of figures: a range up to today, or a first and a last day. */
export function SpanPicker({ span, onSpan }: SpanPickerProps) {
  const { from, to, range } = span
  return (
    <div className="flex min-w-0 flex-wrap gap-3">
      <Segments
        label={words.label}
        segments={segments}
        value={rangeOf(span)}
        onChoose={(chosen) => onSpan({ range: chosen === '30d' ? undefined : chosen, from: undefined, to: undefined })}
        className="max-sm:w-full"
      />
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <DayField label={words.from} value={from} max={to} onChange={(day) => onSpan({ range, from: day, to })} />
        <DayField label={words.to} value={to} min={from} onChange={(day) => onSpan({ range, from, to: day })} />
      </div>
    </div>
  )
}
