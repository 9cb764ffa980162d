import { createFileRoute, redirect } from '@tanstack/react-router'

/** The singular spelling. */
export const Route = createFileRoute('/_shell/dashboard/users/customer/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/users/customers/$id', params, replace: true })
  },
})
