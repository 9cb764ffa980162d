import { Link } from '@tanstack/react-router'
import type { OpenMatter } from '@stackyard/shared/schema/own-account'
import { Notice } from '../../../../components/notice'
import { ownAccountTexts } from '../../../../lib/texts/own-account'

const words = ownAccountTexts.closing

/** `/settings/#payouts` as the router takes it. */
function targetOf(path: string): { to: string; hash?: string } {
  const [to = path, hash] = path.split('#')
  return hash ? { to: to.replace(/(.)\/$/, '$1'), hash } : { to }
}

/** What must be settled before the account can be closed, each with the way there. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  return (
    <Notice tone="warning" title={words.open}>
      {words.openLead}
      <ul className="mt-2 grid gap-1">
        {open.map(({ kind, message, path }) => (
          <li key={kind} className="flex flex-wrap items-baseline gap-x-3">
            <span>{message}</span>
            <Link {...targetOf(path)} className="inline-flex min-h-6 items-center font-semibold underline">
              {words.settle}
              <span className="sr-only">: {message}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
