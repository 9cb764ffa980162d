import type { Access, FieldAccess, PayloadRequest } from 'payload'

type Person = { userType?: string | null; isActive?: boolean | null }

const typeOf = (req: PayloadRequest): string | undefined => {
  const user = req.user as (Person & { id: number | string }) | null
  return user && user.isActive !== false ? (user.userType ?? undefined) : undefined
}

/** Editors and admins: who may open the CMS. */
export const isStaff = (req: PayloadRequest): boolean => ['editor', 'admin'].includes(typeOf(req) ?? '')
export const isAdmin = (req: PayloadRequest): boolean => typeOf(req) === 'admin'

export const staffOnly: Access = ({ req }) => isStaff(req)
export const adminOnly: Access = ({ req }) => isAdmin(req)
export const adminField: FieldAccess = ({ req }) => isAdmin(req)
