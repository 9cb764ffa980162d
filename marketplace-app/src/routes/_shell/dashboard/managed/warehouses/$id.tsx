import { createFileRoute, redirect } from '@tanstack/react-router'

/** A managed listing has the page of every listing. */
export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/warehouses/$id', params })
  },
})
