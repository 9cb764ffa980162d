import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireListingWriter } from '../../../../lib/guards'
import { userAtom } from '../../../../lib/session'

const ListingImport = lazy(async () => ({
  default: (await import('../../../../features/management/listing-import/components/listing-import')).ListingImport,
}))

export const Route = createFileRoute('/_shell/dashboard/warehouses/import')({
  beforeLoad: requireListingWriter,
  component: ImportPage,
})

function ImportPage() {
  const role = useAtomValue(userAtom)?.userType
  return (
    <Suspense fallback={<PagePending />}>
      <ListingImport isAdmin={role === 'admin'} />
    </Suspense>
  )
}
