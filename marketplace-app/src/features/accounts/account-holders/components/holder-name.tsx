import { Link } from '@tanstack/react-router'
import type { UserType } from '@stackyard/shared/schema/user'

type Named = { firstName: string; lastName: string; company: string; email: string }

/** What a person is called in a list: their company, else their name, else their address. */
export const nameOf = ({ company, firstName, lastName, email }: Named): string =>
  company || `${firstName} ${lastName}`.trim() || email

export type HolderNameProps = { holder: Named & { userUrl: string }; userType: UserType }

/** Who a person is, leading to the profile of those who have one, with name and address for an email. */
export function HolderName({ holder, userType }: HolderNameProps) {
  const { firstName, lastName, company, email, userUrl } = holder
  const person = company ? `${firstName} ${lastName}`.trim() : ''
  return (
    <>
      {userType === 'seller' || userType === 'customer' ? (
        <Link
          to={userType === 'seller' ? '/dashboard/users/sellers/$id' : '/dashboard/users/customers/$id'}
          params={{ id: userUrl }}
          className="text-link inline-block min-h-6 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{nameOf(holder)}</bdi>
        </Link>
      ) : (
        <bdi className="font-semibold wrap-anywhere">{nameOf(holder)}</bdi>
      )}
      <span className="text-muted-foreground flex flex-wrap gap-x-2 text-xs wrap-anywhere">
        {person ? <bdi>{person}</bdi> : null}
        <a href={`mailto:${encodeURIComponent(email)}`} className="min-h-6 underline-offset-4 hover:underline">
          {email}
        </a>
      </span>
    </>
  )
}
