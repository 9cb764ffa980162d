import { createFileRoute, redirect } from '@tanstack/react-router'
import { readRfpSearch } from '../../../../features/reservations/merchants/queries'
import { requireAdmin } from '../../../../lib/guards'

/** The directory's list of submitted requests is that of the dashboard. */
export const Route = createFileRoute('/_shell/dashboard/users/submit-rfp')({
  validateSearch: readRfpSearch,
  beforeLoad: (context) => {
    requireAdmin(context)
    throw redirect({ to: '/dashboard/submit-rfp', search: context.search, replace: true })
  },
})
