import { Profile, ProfileInput } from '../schema/user'
import { endpoint, nothing } from './endpoint'

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/user/profile/',
    audience: 'user',
    summary: 'The own profile',
    input: nothing,
    results: Profile,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/user/profile/',
    audience: 'user',
    summary: 'Change the own profile',
    description: 'Any of the fields; what is not among them is dropped.',
    input: ProfileInput,
    results: Profile,
  }),
}
