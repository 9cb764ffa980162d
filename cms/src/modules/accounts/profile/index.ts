import type { JobDefinition } from '../../../platform/jobs'
import { sendLetterJob } from './jobs/send-letter'
import { findUsers, getPlatformContact, getPublicProfile, listAll, listDirectory } from './procedures/read-people'
import { sendEmailTemplate } from './procedures/write-to-people'

export { letterMail } from './letter-mail'
export { profileRedirects } from './profile-redirects'
export { profilePath } from './profile-path'
export { profileRuns, profileSitemap } from './profile-sitemap'
export { readProfile } from './operations/read-profile'
export { searchUsers } from './operations/search-users'

export const procedures = {
  users: { all: listAll, get: getPublicProfile, getManagerProfile: getPlatformContact, sendEmailTemplate },
  searchUser: { list: findUsers },
  userDirectory: { list: listDirectory },
}

export const jobs: JobDefinition[] = [sendLetterJob]
