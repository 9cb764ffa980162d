import { Link } from '@tanstack/react-router'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { serviceTexts as words } from '../../../../lib/texts/services'

const look =
  'inline-flex min-h-10 items-center rounded-full border px-4 text-sm font-medium hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground'

/** The types as links; `base` is the list they lead to. */
export function ServiceTypes({
  base,
  current,
}: {
  base: '/dashboard/services/type' | '/dashboard/partner/services'
  current?: string | undefined
}) {
  const all = base === '/dashboard/partner/services' ? '/dashboard/partner' : '/dashboard/services'
  return (
    <nav aria-label={words.types} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={all} activeProps={{}} aria-current={current === undefined ? 'page' : undefined} className={look}>
            {words.all}
          </Link>
        </li>
        {selectableServiceTypes.map((type) => (
          <li key={type}>
            <Link
              to={`${base}/$type`}
              params={{ type }}
              activeProps={{}}
              aria-current={current === type ? 'page' : undefined}
              className={look}
            >
              {serviceTypeLabel(type)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
