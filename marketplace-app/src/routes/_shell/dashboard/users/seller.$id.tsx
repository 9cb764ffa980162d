import { createFileRoute, redirect } from '@tanstack/react-router'

/** The singular spelling. */
export const Route = createFileRoute('/_shell/dashboard/users/seller/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/users/sellers/$id', params, replace: true })
  },
})
