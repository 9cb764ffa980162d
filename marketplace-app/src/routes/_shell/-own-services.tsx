import { useQuery } from '@tanstack/react-query'
import { OwnService } from '../../features/listings/services/components/own-service'
import { OwnListingsTab } from '../../features/management/warehouse-form/components/own-listings'
import { ownCountsQuery } from '../../features/management/warehouse-form/queries'
import { texts } from '../../lib/texts'

/** What a provider of services offers: the service, and warehouses below it once there are any. */
export function OwnServices() {
  const counts = useQuery(ownCountsQuery())
  return (
    <div className="grid grid-cols-1 gap-8">
      <OwnService />
      {(counts.data?.all ?? 0) > 0 ? (
        <section aria-labelledby="own-warehouses">
          <h2 id="own-warehouses" className="font-display mb-4 text-lg font-semibold">
            {texts.settings.warehouses}
          </h2>
          <OwnListingsTab />
        </section>
      ) : null}
    </div>
  )
}
