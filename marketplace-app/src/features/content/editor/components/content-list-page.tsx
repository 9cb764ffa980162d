import { useAtomValue } from 'jotai'
import { userAtom } from '../../../../lib/session'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { Page } from '../../../../components/page'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { ContentKind } from '../content-kind'
import { ContentList } from './content-list'
import type { ContentSearch } from '../queries'
import { KnowledgeNav } from './knowledge-nav'

const CENTER = '/dashboard/manage-knowledge-center'

type Props = { kind: ContentKind; search: ContentSearch; onSearch: (search: ContentSearch) => void }

/** The list of one kind; prompts are read by editors and written by admins. */
export function ContentListPage({ kind, search, onSearch }: Props) {
  const user = useAtomValue(userAtom)
  const isKnowledge = kind.path.startsWith(CENTER)
  const trail = [{ label: words.home, href: CENTER }, { label: kind.title }]
  return (
    <Page
      title={kind.title}
      description={kind.lead}
      eyebrow={isKnowledge ? <Breadcrumbs label={words.way} trail={trail} /> : undefined}
    >
      {isKnowledge ? <KnowledgeNav current={kind.key} /> : null}
      <ContentList
        kind={kind}
        search={search}
        onSearch={onSearch}
        mayWrite={kind.key !== 'prompt' || user?.userType === 'admin'}
      />
    </Page>
  )
}
