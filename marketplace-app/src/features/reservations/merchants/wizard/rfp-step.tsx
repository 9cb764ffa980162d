import { text } from '@stackyard/shared/messages/text'
import { featureFields, featureGroups, profileFields } from '@stackyard/shared/reference/rfp-fields'
import { merchantTypes, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { rfpWizardTexts } from '../../../../lib/texts/rfp-wizard'
import { AddressPart } from './address-part'
import { RadioChoices } from './choice-fields'
import { At, Group, TextLine } from './form-line'
import { Categories, PlaceAndTime, Remarks, Volumes } from './need-fields'
import { Questions } from './questions'
import type { RfpFormState } from './use-rfp-form'
import { sayName } from '@stackyard/shared/ui/say'

const { fields: words, groups, types } = rfpWizardTexts

const typeOptions = (Object.keys(merchantTypes) as MerchantType[]).map((value) => ({
  value,
  label: sayName(merchantTypes[value]),
  hint: types[value],
}))

export type RfpStepProps = { state: RfpFormState; canUpload: boolean; isPublicButton: boolean }

/** Step 1: the need, the company by its merchant type, and its setup today. */
export function RfpStep({ state, canUpload, isPublicButton }: RfpStepProps) {
  return (
    <>
      <Group title={groups.need}>
        <PlaceAndTime state={state} />
        {isPublicButton ? null : (
          <>
            <Volumes state={state} />
            <Categories state={state} />
            <Remarks state={state} />
          </>
        )}
      </Group>
      <CompanyBasics state={state} canUpload={canUpload} isPublicButton={isPublicButton} />
      <Group title={merchantTexts.headings.fulfillmentProvider}>
        <Questions
          state={state}
          group="fulfillmentProvider"
          fields={profileFields.fulfillmentProvider}
          canUpload={canUpload}
        />
      </Group>
      {isPublicButton ? null : (
        <Group title={words.address} lead={words.addressHint}>
          <AddressPart state={state} />
        </Group>
      )}
    </>
  )
}

/** the group "Basics" follows the merchant type. */
function CompanyBasics({ state, canUpload, isPublicButton }: RfpStepProps) {
  const { merchantType } = state.form
  return (
    <Group title={text('rfp.group.basics')}>
      <At path="merchantType">
        <RadioChoices
          name="merchantType"
          label={words.merchantType}
          required
          value={merchantType}
          options={typeOptions}
          className="grid gap-3 sm:grid-cols-3"
          onChoose={(value) => state.change({ merchantType: value as MerchantType })}
        />
      </At>
      <div className="grid gap-5 sm:grid-cols-2">
        {isPublicButton ? <TextLine state={state} name="company" label={words.company} required /> : null}
        <TextLine
          state={state}
          name="foundedYear"
          label={words.foundedYear}
          required
          input={{ inputMode: 'numeric', maxLength: 4 }}
        />
      </div>
      <Questions
        state={state}
        group={featureGroups[merchantType]}
        fields={featureFields[merchantType]}
        canUpload={canUpload}
      />
    </Group>
  )
}
