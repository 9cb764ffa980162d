import { createFileRoute, redirect } from '@tanstack/react-router'

// The site shows "/"; the app meets it only when its own development server is opened directly.
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' })
  },
})
