import { notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'
import { readWhole } from '@stackyard/shared/domain/read-search'

const EditService = lazy(async () => ({
  default: (await import('../../../../features/listings/services/components/edit-service')).EditService,
}))

/** The managed profile that an address names, for admins alone. */
export function readManagedSeller(context: Parameters<typeof requireAdmin>[0] & { params: { id: string } }) {
  requireAdmin(context)
  const sellerId = readWhole(context.params.id, 1, 2_147_483_647)
  if (sellerId === undefined) throw notFound()
  return { sellerId }
}

export function ManagedService({ sellerId, type }: { sellerId: number; type: string | undefined }) {
  return (
    <Suspense fallback={<PagePending />}>
      <EditService key={sellerId} target={{ kind: 'profile', sellerId }} type={type} />
    </Suspense>
  )
}
