import { profileFields, type RfpField } from '@stackyard/shared/reference/rfp-fields'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { Group } from './form-line'
import { Questions } from './questions'
import type { RfpFormState } from './use-rfp-form'

/** What of the outbound profile is about packing rather than shipping. */
const packaging: readonly string[] = [
  'countReturns',
  'inserts',
  'specialTicketingLabeling',
  'brandedPackaging',
  'kittingBundling',
  'specialProtectivePackaging',
]

type Profile = 'inboundOrderProfile' | 'outboundOrderProfile' | 'inventoryOrderProfile'

export type ProfileStepProps = { state: RfpFormState; group: Profile; canUpload: boolean }

/** Steps 2 to 4: the profile of inbound orders, outbound orders or the inventory. */
export function ProfileStep({ state, group, canUpload }: ProfileStepProps) {
  const fields: readonly RfpField[] = profileFields[group]
  const isPackaging = ({ key }: RfpField) => group === 'outboundOrderProfile' && packaging.includes(key)
  const extras = fields.filter(isPackaging)
  const common = { state, group, canUpload }
  return (
    <>
      <section className="grid gap-5">
        <Questions {...common} fields={fields.filter((field) => !isPackaging(field))} />
        {canUpload || !fields.some(({ isUpload }) => isUpload) ? null : (
          <p className="text-muted-foreground text-sm">{words.filesLater}</p>
        )}
      </section>
      {extras.length > 0 ? (
        <Group title={words.groups.packaging}>
          <Questions {...common} fields={extras} />
        </Group>
      ) : null}
    </>
  )
}
