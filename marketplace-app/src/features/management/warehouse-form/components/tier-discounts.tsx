import { useWatch } from 'react-hook-form'
import { tierKey } from '@stackyard/shared/domain/fulfillment-pricing'
import { DOLLARS, PERCENT } from '@stackyard/shared/reference/listing-limits'
import { Select } from '@stackyard/shared/ui/select'
import { useListingForm } from '../../../../components/listing-form/use-listing-form'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { FigureCell } from './price-table'

const TIERS = 'fulfillmentRatesDetails.monthlyVolumeTiers'
const OPTION = `${TIERS}.volumeTierDiscountOption` as const
const discountPath = (tierName: string) => `${TIERS}.${tierKey(tierName)}_discount` as const

/** Whether the discounts of the tiers are percentages of the deposit or dollars. */
export function TierDiscountOption() {
  const { register } = useListingForm()
  return (
    <label className="mb-4 flex flex-wrap items-center gap-3 text-sm">
      {words.tierDiscountOption}
      <Select
        className="w-44"
        options={[
          { value: 'percentage', label: words.percentage },
          { value: 'fixed', label: words.fixed },
        ]}
        {...register(OPTION)}
      />
    </label>
  )
}

/** What a tier takes off the deposit. */
export function TierDiscount({ index }: { index: number }) {
  const { control } = useListingForm()
  const [tierName, option] = useWatch({ control, name: [`fulfillmentRates.${index}.tierName`, OPTION] })
  if (tierName.trim() === '') return null
  const isFixed = option === 'fixed'
  const label = `${words.tierDiscount}, ${isFixed ? '$' : '%'}`
  return (
    <label className="mt-4 block max-w-52 text-sm">
      <span className="mb-1 block">{label}</span>
      <FigureCell key={tierName} name={discountPath(tierName)} label={label} limit={isFixed ? DOLLARS : PERCENT} />
    </label>
  )
}

/** A tier that gets another name keeps its discount. */
export function useDiscountMoved(): (from: string, to: string) => void {
  const { getValues, setValue } = useListingForm()
  return (from, to) => {
    const discount = from === '' ? null : (getValues(discountPath(from)) ?? null)
    if (discount === null || from === to || to === '') return
    setValue(discountPath(to), discount, { shouldDirty: true })
    setValue(discountPath(from), null, { shouldDirty: true })
  }
}
