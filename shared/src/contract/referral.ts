import { ReferralCheck, ReferralInput, ReferralLink } from '../schema/referral'
import { endpoint, nothing } from './endpoint'

export const referral = {
  generateLink: endpoint({
    method: 'POST',
    path: '/referral/generate-link',
    audience: 'user',
    summary: 'The own link to invite others by; the same each time',
    input: nothing,
    results: ReferralLink,
  }),
  validateLink: endpoint({
    method: 'POST',
    path: '/referral/validate-link',
    audience: 'public',
    summary: 'Whose invitation a code is',
    input: ReferralInput,
    results: ReferralCheck,
    callsPerMinute: 30,
  }),
}
