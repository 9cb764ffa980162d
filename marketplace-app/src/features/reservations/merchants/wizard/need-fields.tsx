import { requiredAnswers } from '@stackyard/shared/domain/rfp-requirements'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { monthlyShipmentVolumes, rfpTerms, storageVolumes } from '@stackyard/shared/reference/rfp-ranges'
import { sayName } from '@stackyard/shared/ui/say'
import { rfpWizardTexts } from '../../../../lib/texts/rfp-wizard'
import { ManyChoices } from './choice-fields'
import { At, problemAt, SelectLine, TextBlock, TextLine } from './form-line'
import type { RfpFormState } from './use-rfp-form'
import { today } from '../today'

const { fields: words, choose } = rfpWizardTexts

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const categoryOptions = productCategories.map(({ key, label }) => ({ value: key as string, label: sayName(label) }))
const termOptions = rfpTerms.map((months) => ({ value: String(months), label: saidMonths(months) }))

type PartProps = { state: RfpFormState }

const isRequired = ({ form }: RfpFormState, path: string): boolean =>
  requiredAnswers(form.merchantType).some((answer) => answer.path === path)

/** Where, from when, for how long, and until when quotes are wanted. */
export function PlaceAndTime({ state }: PartProps) {
  const min = today()
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextLine
        state={state}
        name="place"
        label={words.place}
        hint={words.placeHint}
        className="sm:col-span-3"
        input={{ maxLength: 160 }}
      />
      <TextLine state={state} name="startDate" label={words.startDate} input={{ type: 'date', min }} />
      <SelectLine
        state={state}
        name="termMonths"
        label={words.term}
        placeholder={words.flexible}
        options={termOptions}
      />
      <TextLine state={state} name="answerBy" label={words.answerBy} input={{ type: 'date', min }} />
    </div>
  )
}

/** Both volumes. */
export const Volumes = ({ state }: PartProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <SelectLine
      state={state}
      name="storageVolume"
      label={words.storageVolume}
      required={isRequired(state, 'storageVolume')}
      placeholder={choose}
      options={asOptions(storageVolumes)}
    />
    <SelectLine
      state={state}
      name="monthlyShipmentVolume"
      label={words.monthlyShipmentVolume}
      required={isRequired(state, 'monthlyShipmentVolume')}
      placeholder={choose}
      options={asOptions(monthlyShipmentVolumes)}
    />
  </div>
)

/** The categories of the products. */
export function Categories({ state }: PartProps) {
  const error = problemAt(state, 'categories')
  return (
    <At path="categories">
      <ManyChoices
        label={words.categories}
        required={isRequired(state, 'categories')}
        {...(error ? { error } : {})}
        options={categoryOptions}
        chosen={state.form.categories}
        onChosen={(categories) => state.change({ categories })}
      />
    </At>
  )
}

export const Remarks = ({ state }: PartProps) => (
  <TextBlock state={state} name="refMessage" label={words.refMessage} rows={2} />
)
