import { createFileRoute, redirect } from '@tanstack/react-router'
import { BulkEdit } from '../../../../features/management/bulk-edit/components/bulk-edit'
import { requireListingWriter } from '../../../../lib/guards'
import { currentUser } from '../../../../lib/session'

export const Route = createFileRoute('/_shell/dashboard/warehouses/bulk-edit')({
  beforeLoad: (context) => {
    requireListingWriter(context)
    if (currentUser()?.userType !== 'seller') throw redirect({ to: '/dashboard' })
  },
  component: BulkEdit,
})
