import { createFileRoute } from '@tanstack/react-router'
import { SystemHealthPage } from '../../../features/management/system-health/components/system-health'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/system-health')({
  beforeLoad: requireAdmin,
  component: SystemHealthPage,
})
