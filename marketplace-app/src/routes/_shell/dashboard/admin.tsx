import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireAdmin } from '../../../lib/guards'

/** The admins' start page is the start page, as they see it. */
export const Route = createFileRoute('/_shell/dashboard/admin')({
  beforeLoad: (context) => {
    requireAdmin(context)
    throw redirect({ to: '/dashboard', replace: true })
  },
})
