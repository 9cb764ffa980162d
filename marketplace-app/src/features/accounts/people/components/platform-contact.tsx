import { useQuery } from '@tanstack/react-query'
import { PlatformContactCard } from '@stackyard/shared/ui/platform-contact-card'
import { BrandSign } from '../../../../components/brand-mark'
import { apiQuery } from '../../../../lib/api'

/** How to reach the platform, at the end of the first screen. Without an answer there is no card. */
export function PlatformContact() {
  const query = useQuery(apiQuery.users.getManagerProfile.queryOptions({ select: (reply) => reply.results }))
  if (!query.data) return null
  return <PlatformContactCard contact={query.data} logo={<BrandSign className="size-12" />} className="mt-10" />
}
