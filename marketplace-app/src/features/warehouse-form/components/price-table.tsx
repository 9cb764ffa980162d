import { Controller, useWatch } from 'react-hook-form'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { readFigure } from '../../../components/listing-form/read-figure'
import { useFieldError, useListingForm } from '../../../components/listing-form/use-listing-form'

type Mode = '' | 'Sq'

/** Prices by term, by the pallet and by the square foot, with their discounts (000 §3.1). */
export function PriceTable() {
  const { register, control } = useListingForm()
  const [option, pallet, square] = useWatch({ control, name: ['discountOption', 'palletEnabled', 'sqEnabled'] })
  const modes: readonly { mode: Mode; label: string }[] = [
    ...(pallet ? [{ mode: '' as const, label: words.pallet }] : []),
    ...(square ? [{ mode: 'Sq' as const, label: words.sqFoot }] : []),
  ]
  if (modes.length === 0) return null
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title" className="font-display text-lg font-semibold">
        {words.prices}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.pricesLead}</p>
      <label className="mb-4 flex flex-wrap items-center gap-3 text-sm">
        {words.discountOption}
        <Select
          className="w-44"
          options={[
            { value: 'percentage', label: words.percentage },
            { value: 'fixed', label: words.fixed },
          ]}
          {...register('discountOption')}
        />
      </label>
      <div className="rounded-card overflow-x-auto border">
        <table className="w-full min-w-96 text-sm">
          <thead className="bg-subtle text-muted-foreground border-b text-xs">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {words.term}
              </th>
              {modes.flatMap(({ mode, label }) => [
                <th key={`price${mode}`} scope="col" className="px-3 py-2 text-start font-semibold">
                  {label}: {words.price}, $
                </th>,
                <th key={`discount${mode}`} scope="col" className="px-3 py-2 text-start font-semibold">
                  {label}: {words.discount}, {option === 'fixed' ? '$' : '%'}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody className="divide-y">
            {storageTerms.map((term) => (
              <tr key={term}>
                <th scope="row" className="px-3 py-2 text-start font-medium whitespace-nowrap">
                  {words.months(term)}
                </th>
                {modes.flatMap(({ mode, label }) => [
                  <td key={`price${mode}`} className="p-2">
                    <FigureCell
                      name={`price${mode}${term}`}
                      label={`${label}, ${words.price}, ${words.months(term)}`}
                    />
                  </td>,
                  <td key={`discount${mode}`} className="p-2">
                    <FigureCell
                      name={`discount${mode}${term}`}
                      label={`${label}, ${words.discount}, ${words.months(term)}`}
                      max={option === 'fixed' ? undefined : 100}
                    />
                  </td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type FigureCellProps = { name: string; label: string; max?: number | undefined }

/** A figure of dollars or percent in a table; its refusal stands below it. */
export function FigureCell({ name, label, max }: FigureCellProps) {
  const { control } = useListingForm()
  const error = useFieldError(name)
  return (
    <>
      <Controller
        control={control}
        name={name as 'price1'}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Input
            ref={ref}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            aria-label={label}
            aria-invalid={error ? true : undefined}
            value={value ?? ''}
            onBlur={onBlur}
            onChange={(event) => onChange(readFigure(event.target.value, max))}
            className="min-w-24 text-end font-mono"
          />
        )}
      />
      {error ? (
        <p role="alert" className="text-danger-ink mt-1 text-xs">
          {error}
        </p>
      ) : null}
    </>
  )
}
