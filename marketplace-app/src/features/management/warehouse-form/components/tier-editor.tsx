import { Plus, Trash2 } from 'lucide-react'
import { Controller, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Input } from '@stackyard/shared/ui/input'
import { MoveButtons, type MoveButtonsProps } from '../../../../components/listing-form/move-buttons'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { useFieldError, useListingForm } from '../../../../components/listing-form/use-listing-form'
import { contentOf } from '../listing-values'
import { useSavedListing } from '../saved-listing'
import { FigureCell } from './price-table'
import { RateUpload } from './rate-upload'
import { TierDiscount, TierDiscountOption, useDiscountMoved } from './tier-discounts'

const maxTiers = 12

/** Fulfillment rates by monthly volume: one card a tier. */
export function TierEditor() {
  const { control } = useListingForm()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'fulfillmentRates', keyName: 'key' })
  return (
    <section aria-labelledby="tiers-title">
      <h2 id="tiers-title" className="font-display text-lg font-semibold">
        {words.tiers}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.tiersLead}</p>
      {fields.length > 0 ? <TierDiscountOption /> : null}
      <ul className="grid gap-4">
        {fields.map((field, index) => (
          <li key={field.key} className="rounded-card border p-4">
            <TierHead index={index} count={fields.length} onMove={move} onRemove={() => remove(index)} />
            <TierFile index={index} />
            <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {Object.entries(words.rates).map(([path, label]) => (
                <label key={path} className="text-sm">
                  <span className="mb-1 block">{label}, $</span>
                  <FigureCell name={`fulfillmentRates.${index}.fulfillmentRatesDetails.${path}`} label={label} />
                </label>
              ))}
            </div>
            <TierDiscount index={index} />
            <TierExtras index={index} />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="mt-4"
        disabled={fields.length >= maxTiers}
        onClick={() => append({ tierName: '', fulfillmentRatesDetails: {} })}
      >
        <Plus aria-hidden />
        {words.addTier}
      </Button>
    </section>
  )
}

/** A rate file goes to a tier that is saved under its name. */
function TierFile({ index }: { index: number }) {
  const { control, setValue } = useListingForm()
  const { record, adopt, keep } = useSavedListing()
  const tierName = useWatch({ control, name: `fulfillmentRates.${index}.tierName` })
  const isSaved = record?.fulfillmentRates.some((tier) => tier.tierName === tierName) === true
  if (!record || !isSaved) return null
  return (
    <RateUpload
      id={record.id}
      tierName={tierName}
      onUploaded={(saved) => {
        adopt(saved)
        const tier = saved.fulfillmentRates.find((one) => one.tierName === tierName)
        if (tier) setValue(`fulfillmentRates.${index}.fulfillmentRatesDetails`, tier.fulfillmentRatesDetails)
        keep({ fulfillmentRates: contentOf(saved).fulfillmentRates })
      }}
    />
  )
}

const extras = ['isKittingEnabled', 'isReturnsEnabled'] as const

/** What a tier offers besides its rates; the rate sheet says how each is charged. */
function TierExtras({ index }: { index: number }) {
  const { control } = useListingForm()
  return (
    <fieldset className="mt-4">
      <legend className="text-sm">{words.offers}</legend>
      <div className="flex flex-wrap gap-x-6">
        {extras.map((key) => (
          <Controller
            key={key}
            control={control}
            name={`fulfillmentRates.${index}.fulfillmentRatesDetails.misc.${key}`}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Checkbox
                ref={ref}
                label={words.extras[key]}
                checked={value === true}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.checked)}
              />
            )}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TierHeadProps = Omit<MoveButtonsProps, 'name'> & { onRemove: () => void }

function TierHead({ index, count, onMove, onRemove }: TierHeadProps) {
  const { control, register } = useListingForm()
  const tierName = useWatch({ control, name: `fulfillmentRates.${index}.tierName` })
  const error = useFieldError(`fulfillmentRates.${index}.tierName`)
  const moveDiscount = useDiscountMoved()
  return (
    <div className="flex items-end gap-3">
      <label className="flex-1 text-sm">
        <span className="mb-1 block font-semibold">{words.tierName}</span>
        <Input
          placeholder={words.tierExample}
          aria-invalid={error ? true : undefined}
          {...register(`fulfillmentRates.${index}.tierName`, {
            onChange: (event: { target: { value: string } }) => moveDiscount(tierName, event.target.value),
          })}
        />
        <span aria-live="polite" className="text-danger-ink block text-sm">
          {error}
        </span>
      </label>
      <MoveButtons index={index} count={count} name={tierName || words.untitled} onMove={onMove} />
      <Button variant="ghost" size="icon" aria-label={words.removeTier} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </div>
  )
}
