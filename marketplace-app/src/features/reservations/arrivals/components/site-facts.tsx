import { formatOperatingHours } from '@stackyard/shared/domain/opening-hours'
import type { ArrivalSite } from '@stackyard/shared/schema/arrival'
import { AddressLine } from '@stackyard/shared/ui/address-line'
import { listed } from '../../../../lib/format'
import { arrivalTexts } from '../../../../lib/texts/arrivals'

const words = arrivalTexts.site

/** "Mon, Tue, Wed", or every day. */
const daysLine = (days: readonly boolean[] | undefined): string | null => {
  if (!days) return null
  const open = words.weekdays.filter((_, index) => days[index])
  return open.length === words.weekdays.length ? words.everyDay : listed(open)
}

/** Where the goods go and when the warehouse takes them. */
export function SiteFacts({ site }: { site: ArrivalSite | null }) {
  if (!site) return <p className="text-muted-foreground text-sm">{words.gone}</p>
  const { address, opening } = site
  const days = daysLine(opening.operatingDays)
  return (
    <dl className="bg-subtle rounded-card grid gap-3 p-4 text-sm">
      <div>
        <dt className="text-muted-foreground">{words.address}</dt>
        <dd className="font-medium">
          <AddressLine place={{ address, country: address.country }} />
        </dd>
      </div>
      <div>
        <dt className="text-muted-foreground">{words.hours}</dt>
        <dd className="font-medium">
          <bdi>{formatOperatingHours(opening) ?? words.noHours}</bdi>
          {days && !opening.alwaysOpen ? <span className="block font-normal">{days}</span> : null}
        </dd>
      </div>
    </dl>
  )
}
