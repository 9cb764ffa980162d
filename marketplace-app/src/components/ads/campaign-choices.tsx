import { campaignStatuses, campaignTypes } from '@stackyard/shared/reference/campaigns'
import { serviceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { adTexts as words } from '../../lib/texts/ads'
import { Choice, type ChoiceProps } from '../choice'

type Chosen<T extends string> = Pick<ChoiceProps<T>, 'value' | 'onChoose' | 'className'>

const typeOptions = campaignTypes.map((value) => ({ value, label: words.types[value] }))
const statusOptions = campaignStatuses.map((value) => ({ value, label: words.statuses[value] }))
const serviceOptions = serviceTypes.map(({ key, label }) => ({ value: key, label }))

/** Campaigns of one type; without a choice of all. */
export function TypeChoice(props: Chosen<(typeof campaignTypes)[number]>) {
  return <Choice label={words.typeLabel} placeholder={words.everyType} options={typeOptions} {...props} />
}

/** Campaigns of one status; without a choice of all. */
export function StatusChoice(props: Chosen<(typeof campaignStatuses)[number]>) {
  return <Choice label={words.statusLabel} placeholder={words.everyStatus} options={statusOptions} {...props} />
}

/** Sellers of one kind of service; without a choice of all. */
export function ServiceChoice(props: Chosen<ServiceTypeKey>) {
  return <Choice label={words.serviceLabel} placeholder={words.everyService} options={serviceOptions} {...props} />
}
