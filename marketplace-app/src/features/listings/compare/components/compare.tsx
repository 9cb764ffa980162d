import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type CompareAsk, writeCompareAsk } from '@stackyard/shared/domain/compare-ask'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { CompareView } from '@stackyard/shared/ui/compare/compare-view'
import { askOf, keepAsk, toCompareInput } from '@stackyard/shared/ui/compare/kept-ask'
import { PageLink } from '../../../../components/page-link'
import { ShortlistButton } from '../../../../components/shortlist-button'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'

const COMPARE_PATH = '/dashboard/compare'

/** The comparison that the address asks for. */
export function Compare({ search }: { search: string }) {
  const router = useRouter()
  const user = useAtomValue(userAtom)
  const ask = useMemo(() => askOf(search), [search])
  const query = useQuery({
    ...apiQuery.compare.list.queryOptions({ input: toCompareInput(ask) }),
    enabled: ask.ids.length > 0,
  })
  const change = (next: CompareAsk) => {
    keepAsk(next)
    router.history.replace(COMPARE_PATH + writeCompareAsk(next))
  }
  return (
    <CompareView
      ask={ask}
      answer={{ columns: query.data?.results ?? null, problem: query.isError ? toProblem(query.error).message : '' }}
      onChange={change}
      onRetry={() => void query.refetch()}
      Link={PageLink}
      exploreHref="/dashboard/search"
      loginHref={withReturnTo('/auth/login', COMPARE_PATH + writeCompareAsk(ask))}
      readSheet={user ? () => client.compare.sheet(toCompareInput(ask)) : undefined}
      mayAsk={!user || user.userType === 'customer'}
      renderLink={({ name, slug }, className) => (
        <Link to="/dashboard/warehouses/$id" params={{ id: slug }} className={className}>
          {name}
        </Link>
      )}
      renderShortlist={(column) => <ShortlistButton listing={column} />}
    />
  )
}
