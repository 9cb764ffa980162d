import { useWatch } from 'react-hook-form'
import { DOLLARS, type FigureLimit, PERCENT } from '@stackyard/shared/reference/listing-limits'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { Button } from '@stackyard/shared/ui/button'
import { Select } from '@stackyard/shared/ui/select'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { Notice } from '../../../../components/notice'
import { FigureInput } from '../../../../components/listing-form/figure-input'
import { useFieldError, useListingForm } from '../../../../components/listing-form/use-listing-form'

type Mode = '' | 'Sq'

/** Prices by term, by the pallet and by the square foot, with their discounts. */
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
      <DiscountsOff />
      <div className="rounded-card overflow-x-auto border max-sm:border-0">
        <table className="w-full text-sm max-sm:block sm:min-w-96">
          <thead className="bg-subtle text-muted-foreground border-b text-xs max-sm:sr-only">
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
          <tbody className="divide-y max-sm:grid max-sm:gap-3 max-sm:divide-y-0">
            {storageTerms.map((term) => (
              <tr key={term} className="max-sm:rounded-card max-sm:grid max-sm:grid-cols-2 max-sm:border max-sm:p-2">
                <th
                  scope="row"
                  className="px-3 py-2 text-start font-medium whitespace-nowrap max-sm:col-span-2 max-sm:px-2"
                >
                  {words.months(term)}
                </th>
                {modes.flatMap(({ mode, label }) => [
                  <td key={`price${mode}`} className="min-w-0 p-2">
                    <CellLabel>{`${label}: ${words.price}, $`}</CellLabel>
                    <FigureCell
                      name={`price${mode}${term}`}
                      label={`${label}, ${words.price}, ${words.months(term)}`}
                    />
                  </td>,
                  <td key={`discount${mode}`} className="min-w-0 p-2">
                    <CellLabel>{`${label}: ${words.discount}, ${option === 'fixed' ? '$' : '%'}`}</CellLabel>
                    <FigureCell
                      name={`discount${mode}${term}`}
                      label={`${label}, ${words.discount}, ${words.months(term)}`}
                      limit={option === 'fixed' ? DOLLARS : PERCENT}
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

/** On a phone, where the table's head has no room, each figure has its own. */
const CellLabel = ({ children }: { children: string }) => (
  <span aria-hidden className="text-muted-foreground mb-1 block text-xs sm:hidden">
    {children}
  </span>
)

const discountNames = storageTerms.flatMap((term) => [`discount${term}` as const, `discountSq${term}` as const])

/** Says that discounts count for HotRacks alone, while there are some and the warehouse is none. */
function DiscountsOff() {
  const { control, setValue } = useListingForm()
  const isHotRack = useWatch({ control, name: 'hotRackEnabled' })
  const discounts = useWatch({ control, name: discountNames })
  if (isHotRack || !discounts.some((discount) => (discount ?? 0) > 0)) return null
  return (
    <Notice
      tone="warning"
      announce
      className="mb-4"
      title={words.discountsOff}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() => setValue('hotRackEnabled', true, { shouldDirty: true, shouldTouch: true })}
        >
          {words.hotRackOn}
        </Button>
      }
    >
      {words.discountsOffLead}
    </Notice>
  )
}

type FigureCellProps = { name: string; label: string; limit?: FigureLimit }

/** A figure of dollars or percent in a table; its refusal is below it. */
export function FigureCell({ name, label, limit = DOLLARS }: FigureCellProps) {
  const error = useFieldError(name)
  return (
    <>
      <FigureInput name={name} limit={limit} aria-label={label} className="w-full text-end tabular-nums sm:min-w-24" />
      {error ? (
        <p role="alert" className="text-danger-ink mt-1 text-xs">
          {error}
        </p>
      ) : null}
    </>
  )
}
