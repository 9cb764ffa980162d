import { createFileRoute, redirect } from '@tanstack/react-router'

/** A merchant is a customer (002 §2.1 writes the path with two slashes; the front door makes them one). */
export const Route = createFileRoute('/_shell/dashboard/merchants/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/dashboard/users/customers/$id', params, replace: true })
  },
})
