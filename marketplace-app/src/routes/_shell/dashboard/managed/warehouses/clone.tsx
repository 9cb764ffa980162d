import { createFileRoute, redirect } from '@tanstack/react-router'
import { type RawSearch, readText } from '@stackyard/shared/domain/read-search'

/** The spec's address of cloning a managed listing; the form of new listings does it. */
export const Route = createFileRoute('/_shell/dashboard/managed/warehouses/clone')({
  validateSearch: (search: RawSearch): { clone?: string | undefined } => ({ clone: readText(search.clone) }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/dashboard/warehouses/create', search })
  },
})
