import type { PlatformContact } from '@stackyard/shared/schema/user-card'
import { PlatformContactCard } from '@stackyard/shared/ui/platform-contact-card'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'

/** The platform's own contact card; the page's text names the mail address until it is there, or if it fails. */
export default function PlatformContactIsland() {
  const [contact, setContact] = useState<PlatformContact | null>(null)
  useEffect(() => {
    client.users.getManagerProfile().then(
      ({ results }) => setContact(results),
      () => undefined,
    )
  }, [])
  if (!contact) return null
  return (
    <PlatformContactCard
      contact={contact}
      logo={<img src="/favicon.svg" alt="" width="48" height="48" className="size-12 shrink-0" />}
    />
  )
}
