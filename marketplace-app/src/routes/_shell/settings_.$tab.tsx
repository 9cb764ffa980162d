import { createFileRoute, redirect } from '@tanstack/react-router'

/** The tabs' other spelling: /settings/warehouses is /settings/#warehouses. */
export const Route = createFileRoute('/_shell/settings_/$tab')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/settings', hash: params.tab, replace: true })
  },
})
