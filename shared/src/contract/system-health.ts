import { SystemHealth } from '../schema/system-health'
import { endpoint, nothing } from './endpoint'

export const systemHealth = {
  get: endpoint({
    method: 'GET',
    path: '/admin/system-health',
    audience: 'admin',
    summary: 'What of the installation is well and what is not, each with what to do',
    input: nothing,
    results: SystemHealth,
  }),
}
