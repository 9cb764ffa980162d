import { staffOnly } from '../../../platform/staff'

/** Editors and admins write and read content in the CMS; the public reads releases and the contract only (DESIGN §2). */
export const contentAccess = { read: staffOnly, create: staffOnly, update: staffOnly, delete: staffOnly }
