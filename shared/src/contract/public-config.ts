import { PublicConfig } from '../schema/public-config'
import { endpoint, nothing } from './endpoint'

export const config = {
  get: endpoint({
    method: 'GET',
    path: '/config',
    audience: 'public',
    summary: 'What the browser needs to know of this installation',
    input: nothing,
    results: PublicConfig,
  }),
}
