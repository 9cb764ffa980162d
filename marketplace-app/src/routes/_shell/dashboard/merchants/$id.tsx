import { createFileRoute, redirect } from '@tanstack/react-router'

/** A merchant is a customer (a path with two slashes leads here, too: the front door makes them one). */
export const Route = createFileRoute('/_shell/dashboard/merchants/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/users/customers/$id', params, replace: true })
  },
})
