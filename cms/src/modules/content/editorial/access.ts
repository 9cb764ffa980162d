import { staffOnly } from '../../../platform/staff'

/** Editors and admins write and read content in the CMS; the public reads pages and the contract only. */
export const contentAccess = { read: staffOnly, create: staffOnly, update: staffOnly, delete: staffOnly }
