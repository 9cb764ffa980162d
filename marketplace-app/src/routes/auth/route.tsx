import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../../components/auth-frame'

export const Route = createFileRoute('/auth')({
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
